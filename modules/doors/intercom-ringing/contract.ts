import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, Secret, verbatim } from '#platform/contract/fields.ts'

const service = [57] as const
const set = { can: 'intercomRinging.configure', service } as const
const own = '/api/v1/Intercom/Exchange'
const one = `${own}/{exchangeId}`
const lower = <T extends z.ZodType>(name: string, schema: T) => schema.meta({ wire: name })
const sip = verbatim(200)
const asked = { exchangeId: Id, key: lower('key', verbatim(80)), callId: lower('callId', sip.min(1)) }

/** What became of a part of a chain, or of the whole call. */
export const notes = [
  'ringing',
  'noAnswer',
  'busy',
  'declined',
  'failed',
  'answered',
  'opened',
  'ended',
] as const
export type Note = (typeof notes)[number]

/** How the exchange asks Lobby, and how it is set up. Its own calls have the small names that its script writes. */
export const intercomRinging = contract('intercomRinging', {
  show: call({
    can: 'intercomSentries.view',
    service,
    method: 'GET',
    path: own,
    summary: 'Whether there is an exchange, and when it asked last.',
    takes: z.object({}),
    gives: data(
      z.object({
        exchangeId: Id.nullable(),
        madeAt: Instant.nullable(),
        heardAt: Instant.nullable(),
        /** Asked within the last ten minutes. */
        isHeard: z.boolean(),
      }),
    ),
  }),
  make: call({
    ...set,
    method: 'POST',
    path: `${own}/Configuration`,
    summary:
      'Makes another key for the exchange and gives its configuration with it, this once; the one before is refused from then on.',
    takes: z.object({}),
    gives: data(z.object({ files: z.array(z.object({ name: z.string(), content: Secret })) })),
    secret: 'the key by which the exchange asks',
  }),
  credential: call({
    method: 'POST',
    path: `${one}/Credential`,
    summary:
      'The exchange asks what the password of an account comes to (RFC 2617, HA1); nothing of another community’s.',
    can: 'public',
    takes: z.object({ exchangeId: Id, key: asked.key, user: lower('user', verbatim(40)) }),
    gives: z.object({ ha1: lower('ha1', z.string()), realm: lower('realm', z.string()) }),
    unaudited: 'it is asked at every registration of every device',
    errors: 'own',
    anew: 'it says what is so now',
  }),
  registered: call({
    method: 'POST',
    path: `${one}/Registered`,
    summary: 'A device registered at the exchange for so many seconds; 0: it signed out.',
    can: 'public',
    takes: z.object({
      exchangeId: Id,
      key: asked.key,
      user: lower('user', verbatim(40)),
      expires: lower('expires', z.int().min(0).max(604_800)),
    }),
    gives: done,
    unaudited: 'devices do it every few minutes',
    errors: 'own',
  }),
  route: call({
    method: 'POST',
    path: `${one}/Route`,
    summary:
      'The exchange asks whom a call rings, one after the other: serial routes as its module rtjson reads them. Nobody: no routes.',
    can: 'public',
    takes: z.object({ ...asked, from: lower('from', verbatim(40)), to: lower('to', verbatim(40)) }),
    gives: z.object({
      version: lower('version', z.string()),
      routing: lower('routing', z.literal('serial')),
      routes: lower(
        'routes',
        z.array(
          z.object({
            uri: lower('uri', z.string()),
            /** Accounts that ring at the same time, between semicolons. */
            others: lower('others', z.string()),
            frTimer: lower('fr_timer', z.int()),
            frInvTimer: lower('fr_inv_timer', z.int()),
          }),
        ),
      ),
      /** Digits that open the door, and after how many seconds a call ends. */
      open: lower('open', z.string()),
      cap: lower('cap', z.int()),
      reason: lower('reason', z.string()),
    }),
    unaudited: 'the call is written down as a call',
    errors: 'own',
  }),
  questions: call({
    method: 'POST',
    path: `${one}/Questions`,
    summary:
      'The exchange comes every quarter of a minute: accounts between semicolons that it asks by OPTIONS whether they are there, for a test of the chains; mostly none.',
    can: 'public',
    takes: z.object({ exchangeId: Id, key: asked.key }),
    gives: z.object({ users: lower('users', z.string()) }),
    unaudited: 'the exchange does it four times a minute',
    errors: 'own',
    anew: 'a test is asked for once',
  }),
  answered: call({
    method: 'POST',
    path: `${one}/Answered`,
    summary: 'What an account answered when it was asked whether it is there, as a status of SIP.',
    can: 'public',
    takes: z.object({
      exchangeId: Id,
      key: asked.key,
      user: lower('user', verbatim(40)),
      code: lower('code', z.int().min(100).max(699)),
    }),
    gives: done,
    unaudited: 'it stands in the test',
    errors: 'own',
  }),
  note: call({
    method: 'POST',
    path: `${one}/Note`,
    summary: 'What became of a part of a chain (its number from 0), or of the whole call.',
    can: 'public',
    takes: z.object({
      ...asked,
      what: lower('what', z.enum(notes)),
      leg: lower('leg', z.int().min(0).max(9).default(0)),
      /** Whose account answered; '': over the trunk, or the exchange does not say. */
      by: lower('by', verbatim(40).default('')),
    }),
    gives: done,
    unaudited: 'the call is written down as a call',
    errors: 'own',
  }),
})
