import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, Secret, verbatim } from '#platform/contract/fields.ts'
import { DeskCall, hindrances, Post } from './shapes.ts'

export { type DeskCall, type Hindrance, mostPhones, phoneLife, type Post } from './shapes.ts'

const service = [57] as const
const use = { can: 'intercomDeskPhones.use', service } as const
const own = '/api/v1/Intercom/Desk-Phone'
const one = `${own}/{phoneId}`
const phoneId = Id
const sipCallId = verbatim(200).min(1)

/** The telephone of the desk in the browser: its account at the exchange, and what is done in a call. */
export const intercomDeskPhones = contract('intercomDeskPhones', {
  show: call({
    ...use,
    method: 'GET',
    path: own,
    summary: 'The guard posts that may ring this browser, and what hinders it; null: nothing.',
    takes: z.object({}),
    gives: data(z.object({ posts: z.array(Post), hindrance: z.enum(hindrances).nullable() })),
  }),
  open: call({
    ...use,
    method: 'POST',
    path: own,
    summary:
      'A guard post rings this page of a browser: it gets an account of its own at the exchange, this once and for a short time. The same page again gets another one.',
    takes: z.object({ phoneId, sentryId: Id }),
    gives: data(
      z.object({
        sipName: z.string(),
        password: Secret,
        domain: z.string(),
        /** Where the exchange takes browsers: wss://… */
        socket: z.string(),
        endsAt: Instant,
      }),
    ),
    secret: 'the password with which the browser signs in at the exchange',
  }),
  renew: call({
    ...use,
    method: 'PUT',
    path: one,
    summary: 'The page is still there: its account lives on for a short time.',
    takes: z.object({ phoneId }),
    gives: data(z.object({ endsAt: Instant })),
    unaudited: 'a page does it every few minutes',
  }),
  end: call({
    ...use,
    method: 'DELETE',
    path: one,
    summary:
      'It rings this page no more; its account ends. With SipName only while that is its account: what a page says that goes may come late.',
    takes: z.object({ phoneId, account: verbatim(40).optional().meta({ wire: 'SipName' }) }),
    gives: done,
  }),
  showCall: call({
    ...use,
    method: 'GET',
    path: `${own}/Call`,
    summary: 'Who rings and whom it was meant for, by the Call-ID of SIP.',
    takes: z.object({ sipCallId }),
    gives: data(DeskCall),
  }),
  take: call({
    ...use,
    method: 'POST',
    path: `${one}/Call/Answer`,
    summary: 'Who at the desk answered a call that was answered here.',
    takes: z.object({ phoneId, sipCallId }),
    gives: done,
    unaudited: 'the call is written down as a call',
  }),
  openDoor: call({
    ...use,
    method: 'POST',
    path: `${one}/Call/Door`,
    summary:
      'The desk opens the door that calls: its controller is told, where it has one and that is there; else it gives the keys, which the page sends as tones (RFC 4733). Who it was is written down; the same `OrderId` opens once.',
    takes: z.object({
      phoneId,
      sipCallId,
      orderId: Id.optional(),
      /** Whether the page can send keys. */
      sendsKeys: z.boolean().default(true),
    }),
    gives: data(
      z.object({
        digits: z.string(),
        /** The order to a door controller, whose answer is asked for; null: by keys. */
        orderId: Id.nullable(),
      }),
    ),
  }),
})
