import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, line, RowVersion, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { DialNumber, sections, ShownContact, ways } from './shapes.ts'

export { CallList, Contact, First, Rotation, Step, type Way, ways } from './shapes.ts'

export const callsChanged = (who: string, when: string) =>
  problem(409_22_041, `${who}已於${when}改過通知名單，請看過新的內容再儲存。`)
export const contactUsed = (name: string) =>
  problem(409_22_042, `「${name}」還在輪值或通知名單裡，請先從那裡移除。`)
export const callOver = () => problem(404_22_041, '這通電話已經過期，請到 Lobby 確認收到。')
export const contactMissing = () =>
  problem(400_22_041, '輪值或通知名單裡有不存在的聯絡人或輪值，請重新選擇。')

const stamp = { version: RowVersion, changedAt: Instant.nullable(), changedBy: z.string() }
const version = RowVersion
const Plan = z.object({
  contacts: z.object({ contacts: z.array(ShownContact) }).extend(stamp),
  rotations: sections.rotations.extend(stamp),
  lists: sections.lists.extend(stamp),
  firsts: sections.firsts.extend(stamp),
  /** By what people may be told here: by voice alone where its channel is connected. */
  offered: z.array(z.enum(ways)),
})
export type Plan = z.output<typeof Plan>

/** Whom one alarm calls, and what is done about it first. */
const Calling = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      /** In full while a disaster goes on; else masked for whoever does not set it up. */
      phone: z.string(),
      /** When this person was told last of this alarm; null: not yet. */
      toldAt: Instant.nullable(),
      state: z.enum(['sending', 'sent', 'failed']).nullable(),
      isNext: z.boolean(),
    }),
  ),
  /** Seconds until the next one is told, since clocks of browsers are wrong; null: nobody is called any more, or not now. */
  secondsLeft: z.int().nullable(),
  numbers: z.array(DialNumber),
  steps: z.array(z.string()),
})
export type Calling = z.output<typeof Calling>

const path = '/api/v1/Alarm/CallPlan'
const save = { method: 'PUT', can: 'alarmCalls.configure', service: [24, 56], gives: data(Plan) } as const

export const alarmCalls = contract('alarmCalls', {
  show: call({
    method: 'GET',
    path,
    summary: 'Whom alarms call: people, those who take turns, and the lists by level and hour.',
    can: 'alarmCalls.view',
    service: [24, 56],
    takes: z.object({}),
    gives: data(Plan),
  }),
  saveContacts: call({
    ...save,
    path: `${path}/Contact`,
    summary: 'Saves the people whom alarms call, over the version that the person saw.',
    takes: sections.contacts.extend({ version }),
  }),
  saveRotations: call({
    ...save,
    path: `${path}/Rotation`,
    summary: 'Saves who takes turns, over the version that the person saw.',
    takes: sections.rotations.extend({ version }),
  }),
  saveLists: call({
    ...save,
    path: `${path}/List`,
    summary: 'Saves whom alarms of which level call in which hours, over the version that the person saw.',
    takes: sections.lists.extend({ version }),
  }),
  saveFirsts: call({
    ...save,
    path: `${path}/First`,
    summary: 'Saves what is done first in a disaster of which systems, over the version that the person saw.',
    takes: sections.firsts.extend({ version }),
  }),
  calling: call({
    method: 'GET',
    path: `${path}/Calling/{eventId}`,
    summary: 'Whom an alarm calls in which order, when the next one is told, and what is done first.',
    can: 'alarmCalls.view',
    service: [24, 56],
    takes: z.object({ eventId: Id }),
    gives: data(Calling),
  }),
  pressKey: call({
    method: 'POST',
    path: '/api/v1/Alarm/Voice/{token}',
    summary:
      'A gateway that called somebody says which key was pressed: 1 acknowledges the alarm in their name. The token is of Lobby alone, and of that call.',
    can: 'public',
    body: 'form',
    takes: z.object({ token: verbatim(300), digits: line(20).default('') }),
    gives: data(z.object({ isAcknowledged: z.boolean() })),
    errors: 'own',
  }),
})
