import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, RowVersion, Temperature, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { LabelSettings, PackageSettings, Receiving, Reminders, ReminderDays } from './settings.ts'

const version = RowVersion
/** Which state of a section is shown; 0 and no date: the community decided nothing yet. */
const stamp = { version, changedAt: Instant.nullable(), changedBy: z.string() }

const kindFields = {
  name: words(12),
  isLegal: z.boolean(),
  isAccepted: z.boolean(),
  /** null: on the community's days. */
  reminderDays: ReminderDays.nullable(),
}
const courierFields = { name: words(20), shortName: words(6) }
const positionFields = {
  name: words(20),
  temperature: Temperature,
  /** How many packages lie there at most; null: nobody counted. */
  capacity: z.int().min(1).max(9999).nullable(),
}
/** What every entry of a list has beside its own fields. */
const entry = {
  id: Id,
  version,
  retiredAt: Instant.nullable(),
  /** How many waiting packages have it. */
  waiting: z.int(),
}

export const KindEntry = z.object({ ...entry, ...kindFields })
export type KindEntry = z.output<typeof KindEntry>
export const CourierEntry = z.object({ ...entry, ...courierFields })
export type CourierEntry = z.output<typeof CourierEntry>
export const PositionEntry = z.object({ ...entry, ...positionFields })
export type PositionEntry = z.output<typeof PositionEntry>

export const AllSettings = z.object({
  reminders: Reminders.extend(stamp),
  receiving: Receiving.extend(stamp),
  label: LabelSettings.extend(stamp),
  kinds: z.array(KindEntry),
  couriers: z.array(CourierEntry),
  positions: z.array(PositionEntry),
})
export type AllSettings = z.output<typeof AllSettings>

export const listNames = ['kinds', 'couriers', 'positions'] as const
const list = z.enum(listNames)
export type ListName = z.output<typeof list>

export const sectionChanged = (who: string, when: string) =>
  problem(409301, `${who} 已於${when}改過這一區，請看過新的內容再儲存。`)
export const entryChanged = (name: string) =>
  problem(409302, `「${name}」剛被另一位管理人員改過，請看過新的內容再修改。`)
export const nameTaken = (name: string) => problem(409303, `已經有「${name}」，請改用別的名稱。`)
export const orderChanged = () => problem(409304, '清單剛被另一位管理人員改過，請看過新的順序再排一次。')
export const noKindLeft = () => problem(409305, '至少要保留一種社區收的類型，否則無法登記包裹。')
export const entryIdTaken = () => problem(409306, '同一次新增已存成另一個項目，請關閉視窗後重新新增。')

// Signatures and note templates are also of deposits.
const service = [48, 49] as const
const change = { can: 'packageSettings.change', service, gives: done } as const

export const packageSettings = contract('packageSettings', {
  isSignatureAllowed: call({
    method: 'GET',
    path: '/api/Community/IsSignature',
    summary: 'Whether the community allows signatures (R126).',
    can: 'session',
    takes: z.object({}),
    gives: data(z.boolean()),
  }),
  showGeneral: call({
    method: 'GET',
    path: '/api/v1/Postal/Setting/General',
    summary: 'What the community decided about its parcel desk, or the defaults.',
    can: 'packageSettings.view',
    service,
    takes: z.object({}),
    gives: data(PackageSettings),
    errors: 'counter',
  }),
  showAll: call({
    method: 'GET',
    path: '/api/v1/Postal/Setting',
    summary: 'All settings of the parcel desk with their versions, retired entries too.',
    can: 'packageSettings.view',
    service,
    takes: z.object({}),
    gives: data(AllSettings),
  }),
  saveReminders: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Postal/Setting/Reminders',
    summary: 'Saves the days of reminders.',
    takes: Reminders.extend({ version }),
  }),
  saveReceiving: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Postal/Setting/Receiving',
    summary: 'Saves signature, note templates and who may undo.',
    takes: Receiving.extend({ version }),
  }),
  saveLabel: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Postal/Setting/Label',
    summary: 'Saves what a shelf label shows.',
    takes: LabelSettings.extend({ version }),
  }),
  addKind: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Postal/Setting/Kind',
    summary: 'Adds a kind at the end of the list; the client makes the id.',
    takes: z.object({ id: Id, ...kindFields }),
  }),
  changeKind: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Postal/Setting/Kind/{id}',
    summary: 'Changes a kind.',
    takes: z.object({ id: Id, version, ...kindFields }),
  }),
  addCourier: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Postal/Setting/Courier',
    summary: 'Adds a courier at the end of the list.',
    takes: z.object({ id: Id, ...courierFields }),
  }),
  changeCourier: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Postal/Setting/Courier/{id}',
    summary: 'Changes a courier.',
    takes: z.object({ id: Id, version, ...courierFields }),
  }),
  addPosition: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Postal/Setting/Position',
    summary: 'Adds a shelf position at the end of the list.',
    takes: z.object({ id: Id, ...positionFields }),
  }),
  changePosition: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Postal/Setting/Position/{id}',
    summary: 'Changes a shelf position; packages that lie there keep the name that was written on them.',
    takes: z.object({ id: Id, version, ...positionFields }),
  }),
  retire: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Postal/Setting/{list}/{id}/Retire',
    summary: 'Offers a kind, courier or position no more; packages that have it keep it.',
    takes: z.object({ list, id: Id, version }),
  }),
  restore: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Postal/Setting/{list}/{id}/Restore',
    summary: 'Offers a retired kind, courier or position again.',
    takes: z.object({ list, id: Id, version }),
  }),
  reorder: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Postal/Setting/{list}/Order',
    summary: 'Puts the entries in order; `Seen` is the order that the person saw.',
    takes: z.object({ list, ids: z.array(Id).max(500), seen: z.array(Id).max(500) }),
  }),
})
