import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, line, Money, paragraphs, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

export const longestFacilityName = 20
/** Lengths of a slot that are offered, in minutes. */
export const slotLengths = [30, 60, 90, 120, 180, 240] as const
export const quotaPeriods = ['day', 'week', 'month'] as const
export const priceUnits = ['slot', 'use'] as const
/** What a price counts: whole NT$, or points of the household. */
export const currencies = ['money', 'points'] as const
export type Currency = (typeof currencies)[number]

const timesTurned = { error: '開放的結束時間要在開始之後' }
const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: '時間請填 00:00 到 24:00' })
const weekday = z.int().min(1).max(7)

/** When it is open on a day of the week; 1 is Monday. */
export const OpenHours = z
  .object({ weekday, from: clock, until: clock })
  .refine(({ from, until }) => from < until, timesTurned)
export type OpenHours = z.output<typeof OpenHours>

/** Hours that are drawn for: who wants them applies, until 22:00 so many days before; at 21:00 of the day after it is drawn. */
export const DrawRule = z
  .object({
    weekdays: z.array(weekday).min(1).max(7),
    from: clock,
    until: clock,
    daysBefore: z.int().min(2).max(14),
  })
  .refine(({ from, until }) => from < until, timesTurned)
export type DrawRule = z.output<typeof DrawRule>

const content = {
  name: words(longestFacilityName),
  place: line(30),
  rules: paragraphs(1000),
  openHours: z.array(OpenHours).min(1).max(21),
  slotMinutes: z.int().min(30).max(240).multipleOf(30),
  mostSlots: z.int().min(1).max(12),
  cleaningMinutes: z.int().min(0).max(120),
  places: z.int().min(1).max(50),
  mostPeople: z.int().min(1).max(999),
  price: Money,
  priceBy: z.enum(priceUnits),
  priceIn: z.enum(currencies).default('money'),
  deposit: Money,
  cancelHours: z.int().min(0).max(336),
  lateRefundPercent: z.int().min(0).max(100),
  quotaCount: z.int().min(0).max(50),
  quotaPer: z.enum(quotaPeriods),
  advanceDays: z.int().min(1).max(180),
  noShowMinutes: z.int().min(5).max(120),
  draw: DrawRule.nullable(),
}

export const Facility = z.object({
  facilityId: Id.meta({ wire: 'Id' }),
  ...content,
  isRetired: z.boolean(),
  rowVersion: RowVersion,
})
export type Facility = z.output<typeof Facility>

export const facilityIdTaken = () => problem(409_28_700, '同一次新增已存成另一項公設，請關閉視窗後重新新增。')
export const facilityChanged = (name: string) =>
  problem(409_28_701, `「${name}」剛被另一位管理人員改過，請看過新的內容再儲存。`)
export const facilityNameTaken = (name: string) => problem(409_28_702, `已經有「${name}」，請改用別的名稱。`)
export const facilityOrderChanged = () =>
  problem(409_28_703, '公設的順序剛被另一位管理人員改過，請看過新的順序再排一次。')
export const cleaningTooLong = () => problem(400_28_700, '清潔時間要比一個時段短，請重新填寫。')
export const noPointsHere = () => problem(400_28_702, '社區沒有開通點數，請改用 NT$ 計價，或先開通點數服務。')
export const drawTooEarly = (days: number) =>
  problem(
    400_28_703,
    `抽籤要在開放預約之後：最多提前 ${days} 天預約，抽籤請設在 ${Math.max(2, days - 1)} 天前以內。`,
  )
export const hoursOverlap = () => problem(400_28_701, '同一天的開放時間互相重疊，請重新填寫。')

const service = [51] as const
const path = '/api/v1/Facility'
const change = { can: 'facilities.change', service, gives: done } as const
const facilityId = Id.meta({ wire: 'Id' })

/** What a community has that households book (service 51). */
export const facilities = contract('facilities', {
  list: call({
    method: 'GET',
    path,
    summary: 'The facilities in their order with their hours and rules, retired ones after them.',
    can: 'facilities.view',
    service,
    takes: z.object({}),
    gives: data(z.array(Facility)),
  }),
  add: call({
    ...change,
    method: 'POST',
    path,
    summary: 'Adds a facility at the end. The same id with the same name is the same facility again.',
    takes: z.object({ facilityId, ...content }),
  }),
  change: call({
    ...change,
    method: 'PUT',
    path: `${path}/{facilityId}`,
    summary: 'Changes a facility as it was seen; what is booked keeps what it was booked with.',
    takes: z.object({ facilityId: Id, rowVersion: RowVersion, ...content }),
  }),
  retire: call({
    ...change,
    method: 'PATCH',
    path: `${path}/{facilityId}/Retire`,
    summary: 'Takes no bookings of a facility any more, or again.',
    takes: z.object({ facilityId: Id, rowVersion: RowVersion, isRetired: z.boolean() }),
  }),
  reorder: call({
    ...change,
    method: 'PUT',
    path: `${path}/Order`,
    summary: 'Puts the facilities in this order; `Seen` is the order that the person saw.',
    takes: z.object({ facilityIds: z.array(Id).min(1).max(100), seen: z.array(Id).min(1).max(100) }),
  }),
})
