import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, line, RowVersion } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** planned: before its first day; open: readings are taken; closed: by a person, and nothing is written into it any more. */
export const periodStates = ['planned', 'open', 'closed'] as const
export type PeriodState = (typeof periodStates)[number]

const base = '/core/api/Gas'
const service = [54] as const

/** 202611: the month that the period begins with. */
const Month = z
  .string()
  .refine((text) => /^(19|20)\d\d(0[1-9]|1[0-2])$/.test(text), { error: '請填 6 碼年月' })
const periodId = Id.meta({ wire: 'Id' })

const content = {
  ym: Month,
  startsOn: Day.meta({ wire: 'StartDate' }),
  endsOn: Day.meta({ wire: 'EndDate' }),
  firm: line(20).default('').meta({ wire: 'FirmName' }),
}

/** A period of readings (R452, R453): one id under the three names that the documents have for it. */
export const GasPeriod = z.object({
  periodId,
  gId: Id.meta({ wire: 'GId' }),
  gasId: Id.meta({ wire: 'GasId' }),
  ...content,
  firm: z.string().meta({ wire: 'FirmName' }),
  status: z.enum(periodStates),
  filledCount: z.int(),
  /** Households whose meter is read by people. */
  totalCount: z.int(),
  /** Readings that somebody should look at. */
  openCount: z.int(),
  /** 度 of all readings. */
  usage: z.int(),
  closedAt: Instant.nullable().meta({ wire: 'ClosedAtUtc' }),
  closedBy: z.string(),
  rowVersion: RowVersion,
})
export type GasPeriod = z.output<typeof GasPeriod>

export const periodIdTaken = () =>
  problem(409_28_001, '這一期已用同一個編號新增過，內容不同；請重新整理後再新增。')
export const periodChanged = () => problem(409_28_002, '這一期剛剛被別人改過，請看過新的內容再儲存。')
export const monthTaken = () => problem(409_28_003, '這個年月已經有一期抄表，請改選其他年月。')
export const periodHasReadings = () =>
  problem(409_28_004, '這一期已經有抄表度數，不能刪除；不再抄的話請關閉這一期。')
export const periodClosed = () => problem(409_28_005, '這一期已經關閉，不能再填寫或更改。')
export const periodNotOpen = () => problem(409_28_006, '這一期還沒開始抄表。')
export const startsBehindReadings = () =>
  problem(409_28_851, '這一期已有抄表度數，開始日期不能改到今天之後。')
export const smellsUnseen = (count: number) =>
  problem(
    409_28_858,
    `還有 ${count} 戶抄表時聞到瓦斯味，還沒有人看過；請先照用、退回重抄或取消瓦斯味，再關閉這一期。`,
  )
export const daysReversed = () => problem(400_28_001, '結束日期不能早於開始日期。')
export const periodTooLong = () => problem(400_28_002, '一期最長 92 天，請檢查日期。')

const see = { can: 'gasPeriods.view', service } as const
const manage = { can: 'gasPeriods.manage', service } as const

export const gasPeriods = contract('gasPeriods', {
  list: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'All periods of the community, the newest first (R452).',
    takes: z.object({}),
    gives: data(z.array(GasPeriod)),
  }),
  create: call({
    ...manage,
    method: 'POST',
    path: base,
    summary: 'Opens a period. The same id with the same content is the same period again.',
    takes: z.object({ periodId, ...content }),
    gives: data(GasPeriod),
  }),
  correct: call({
    ...manage,
    method: 'PUT',
    path: `${base}/{periodId}`,
    summary: 'Changes the days, the month or the gas firm of a period that is not closed.',
    takes: z.object({ periodId, rowVersion: RowVersion, ...content }),
    gives: data(GasPeriod),
  }),
  remove: call({
    ...manage,
    method: 'DELETE',
    path: `${base}/{periodId}`,
    summary: 'Takes a period back into which nothing was written.',
    takes: z.object({ periodId }),
    gives: done,
  }),
  current: call({
    ...see,
    method: 'GET',
    path: `${base}/Current`,
    summary: 'The period that is read now; else the next one; null when there is neither.',
    takes: z.object({}),
    gives: data(GasPeriod.nullable()),
  }),
  close: call({
    ...manage,
    method: 'PATCH',
    path: '/api/v1/Gas/{periodId}/Close',
    summary:
      'Nothing is written into the period any more; what was missing stays missing. Refused while gas was smelt and nobody looked.',
    takes: z.object({ periodId }),
    gives: data(GasPeriod),
  }),
  reopen: call({
    ...manage,
    method: 'PATCH',
    path: '/api/v1/Gas/{periodId}/Reopen',
    summary: 'A period that was closed by mistake takes readings again, with a reason.',
    takes: z.object({ periodId, reason: line(30).refine((text) => text !== '', { error: '請填寫' }) }),
    gives: data(GasPeriod),
  }),
})
