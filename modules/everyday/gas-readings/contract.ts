import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, line, RowVersion } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { GasPeriod } from '#modules/everyday/gas-periods/contract.ts'
import { GasReading, gasId, householdId, MeterChange, meterSettings, Shown } from './shapes.ts'

const base = '/core/api/Gas'
const own = '/api/v1/Gas'
const service = [54] as const

/** Hours in which a household is not asked a second time. */
export const pauseHours = 12

export const digitsTooMany = (digits: number) =>
  problem(400_28_011, `這只瓦斯錶只有 ${digits} 位黑色數字，請只填黑色數字，紅色數字不抄。`)
/** Refused politely at once: `data` says the last value, what is usual and what it would be. */
export const readingOdd = (sentence: string, more: object) => problem(409_28_011, sentence, { data: more })
export const readingChanged = (who: string, value: number) =>
  problem(409_28_012, `這一戶剛剛由${who}抄成 ${value} 度，請看過再決定要不要改。`)
export const lessNotAccepted = () => problem(409_28_013, '比上次少的度數不能照用：請重抄，或補上換錶的度數。')
export const nothingToAccept = () => problem(409_28_014, '這一戶沒有要看的度數，可能已有人處理。')
export const lastDayOver = () =>
  problem(409_28_019, '抄表截止日已過，住戶不能再自己回報：請延長截止日，或由社區抄表。')
export const nobodyToRemind = () => problem(409_28_015, '沒有要提醒的住戶：都已抄表，或 12 小時內提醒過。')
export const nothingToEstimate = () =>
  problem(409_28_016, '沒有可以估計的住戶：都已抄表，或過去的用量還不夠計算平均。')
export const meterChangedBy = () => problem(409_28_017, '這只瓦斯錶剛剛被別人改過，請看過新的內容再儲存。')
export const changeDayWrong = () => problem(400_28_850, '換錶日期要在這一期或上一期之內，也不能晚於今天。')
export const readByOthers = () =>
  problem(409_28_850, '這一戶已由管理中心抄表；度數不同或有瓦斯味，請立即打電話給管理中心。')
export const smartMeter = () => problem(409_28_018, '這一戶是智慧錶，度數自動回報，不需要抄表。')

const see = { can: 'gasReadings.view', service } as const
const fill = { can: 'gasReadings.fill', service } as const
const review = { can: 'gasReadings.review', service } as const
const place = { gasId, householdId } as const

export const gasReadings = contract('gasReadings', {
  show: call({
    ...see,
    method: 'GET',
    path: `${base}/{gId}`,
    summary: 'A period with every household in door order and what was read there.',
    takes: z.object({ gId: Id.meta({ wire: 'GId' }) }),
    gives: data(z.object({ period: GasPeriod, readings: z.array(GasReading) })),
  }),
  fill: call({
    ...fill,
    method: 'PUT',
    path: `${base}/{gasId}/Tablet/{householdId}`,
    summary:
      'Writes what a meter shows. What is implausible is refused with 409_28_011, which says why, until it is confirmed.',
    takes: z.object({
      ...place,
      current: Shown,
      /** The version that was seen; 0: nothing was read yet. */
      rowVersion: RowVersion.default(0),
      filledBy: z.enum(['desk', 'guard', 'resident']).default('desk'),
      isConfirmed: z.boolean().default(false),
      isLeak: z.boolean().default(false),
      change: MeterChange.nullable().default(null).meta({ wire: 'MeterChange' }),
      photoPath: line(200).default('').meta({ wire: 'PhotoUrl' }),
    }),
    gives: data(GasReading),
  }),
  remind: call({
    ...fill,
    method: 'POST',
    path: `${base}/Notify/{gasId}/Remind`,
    summary:
      'Asks the households that were not read yet, or some of them, by the channels that they agreed to.',
    takes: z.object({
      gasId: Id.meta({ wire: 'Id' }),
      householdIds: z.array(Id).max(1000).optional().meta({ wire: 'TabletIds' }),
    }),
    gives: data(z.object({ asked: z.int(), skipped: z.int() })),
  }),
  export: call({
    ...review,
    method: 'POST',
    path: `${base}/{gId}/Export`,
    summary:
      'The period as a workbook in the order of the gas firm: user number, household, reading; audited.',
    takes: z.object({ gId: Id.meta({ wire: 'GId' }) }),
    gives: z.object({}),
  }),
  accept: call({
    ...fill,
    method: 'PATCH',
    path: `${own}/{gasId}/Tablet/{householdId}/Accept`,
    summary: 'Somebody looked at an abnormal reading and takes it.',
    takes: z.object({ ...place, rowVersion: RowVersion }),
    gives: data(GasReading),
  }),
  clear: call({
    ...fill,
    method: 'PATCH',
    path: `${own}/{gasId}/Tablet/{householdId}/Again`,
    summary: 'A reading is taken back: the meter is to be read again.',
    takes: z.object({ ...place, rowVersion: RowVersion }),
    gives: data(GasReading),
  }),
  estimate: call({
    ...review,
    method: 'POST',
    path: `${own}/{gasId}/Estimate`,
    summary: 'Households that were not read get the mean of their last measured periods.',
    takes: z.object({
      gasId,
      householdIds: z.array(Id).max(1000).optional().meta({ wire: 'TabletIds' }),
    }),
    gives: data(z.object({ estimated: z.int(), skipped: z.int() })),
  }),
  history: call({
    ...see,
    method: 'GET',
    path: `${own}/Tablet/{householdId}`,
    summary: 'What a household used in the last twelve periods, the newest first.',
    takes: z.object({ householdId }),
    gives: data(z.array(z.object({ ym: z.string(), usage: z.int().nullable(), isEstimate: z.boolean() }))),
  }),
  setMeter: call({
    ...review,
    method: 'PUT',
    path: `${own}/Meter/{householdId}`,
    summary:
      'What a household’s meter is: its user number, digits, when it was changed, whether it is read by people.',
    takes: z.object({ householdId, rowVersion: RowVersion, ...meterSettings }),
    gives: done,
  }),
})
