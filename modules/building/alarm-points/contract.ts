import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, RowVersion } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { AlarmPoint, pointId, settings } from './shapes.ts'

export {
  AlarmPoint,
  categories,
  category,
  clockDrift,
  digitsOf,
  householdId,
  label,
  Level,
  level,
  meaning,
  name,
  numberOf,
  place,
  pointId,
  Reading,
  readingOf,
  Status,
} from './shapes.ts'

export const pointIdTaken = () =>
  problem(409_22_001, '這個測點已用同一個編號新增過，內容不同；請重新整理後再新增。')
export const pointChanged = () => problem(409_22_002, '這個測點剛剛被別人改過，請看過新的內容再儲存。')
export const householdNeeded = () => problem(400_22_001, '私人測點請選擇戶別；公共測點不屬於任何一戶。')
export const limitsCrossed = () => problem(400_22_002, '上限必須大於下限。')
export const riseWrong = () => problem(400_22_004, '升級請同時填分鐘與最高等級，且最高等級要高於測點的等級。')
export const partsWrong = () =>
  problem(
    400_22_005,
    '合成的測點請選監看中的公共測點，不能再選合成的測點；「幾個異常才算」不能多於所選的測點。',
  )
export const maintenanceTooLong = () => problem(400_22_006, '維護請選擇現在之後、7 天以內的時間。')
export const assetUnknown = (code: string) =>
  problem(400_22_007, `資產清冊裡沒有編號「${code}」，請從清單選一個，或留空。`)
/** `names`: the points that are made of it. */
export const pointIsPart = (names: string) =>
  problem(409_22_003, `合成測點「${names}」用到這個測點，不能停用、改成私人或合成測點；請先修改合成測點。`)
export const silenceTooLong = () => problem(400_22_003, '靜音請選擇現在之後、30 天以內的時間。')

const service = [24, 56] as const
const tag = '/api/v1/Alarm/tag'

export const alarmPoints = contract('alarmPoints', {
  listCategories: call({
    method: 'GET',
    path: '/api/v1/asset/category',
    summary: 'The systems of the building, with how many points each has.',
    can: 'alarmPoints.view',
    service,
    takes: z.object({}),
    gives: data(z.array(z.object({ categoryId: z.int(), categoryName: z.string(), tagCount: z.int() }))),
  }),
  list: call({
    method: 'GET',
    path: tag,
    summary: 'All points that are watched, with how they stand (R221).',
    can: 'alarmPoints.view',
    service,
    takes: z.object({
      count: z.int().min(1).max(2_147_483_647).default(2_147_483_647).meta({ wire: 'Pagination.Count' }),
    }),
    gives: data(z.array(AlarmPoint)),
  }),
  add: call({
    method: 'POST',
    path: tag,
    summary: 'Adds a point. The same id with the same content is the same point again.',
    can: 'alarmPoints.configure',
    service,
    takes: z.object({ pointId, ...settings }),
    gives: data(AlarmPoint),
  }),
  correct: call({
    method: 'PUT',
    path: `${tag}/{pointId}`,
    summary: 'Changes what people decide about a point.',
    can: 'alarmPoints.configure',
    service,
    takes: z.object({ pointId, rowVersion: RowVersion, ...settings }),
    gives: data(AlarmPoint),
  }),
  retire: call({
    method: 'PATCH',
    path: `${tag}/{pointId}/Retire`,
    summary: 'A point is watched no more; its alarms and values stay.',
    can: 'alarmPoints.configure',
    service,
    takes: z.object({ pointId }),
    gives: done,
  }),
  silence: call({
    method: 'PATCH',
    path: `${tag}/{pointId}/Silence`,
    summary: 'Until then nothing of the point is an alarm; null ends it. Its values are kept.',
    can: 'alarmPoints.silence',
    service,
    takes: z.object({ pointId, until: Instant.nullable(), reason: line(30).default('') }),
    gives: data(AlarmPoint),
  }),
  maintain: call({
    method: 'PATCH',
    path: `${tag}/Maintenance`,
    summary:
      'Somebody works on these points until then: what comes of it is kept and told to nobody; null ends it. What still is abnormal afterwards is told.',
    can: 'alarmPoints.silence',
    service,
    takes: z.object({
      pointIds: z.array(Id).min(1).max(200).meta({ wire: 'TagIds' }),
      until: Instant.nullable(),
      reason: line(30).default(''),
    }),
    gives: data(z.array(AlarmPoint)),
  }),
  switchNotification: call({
    method: 'PATCH',
    path: `${tag}/{pointId}/SwitchNotification`,
    summary:
      'Whether alarms of the point are told; the other way when nothing is said. Of the highest authority alone (R238).',
    can: 'alarmPoints.view',
    service,
    takes: z.object({ pointId, isNotified: z.boolean().optional() }),
    gives: data(AlarmPoint),
  }),
})
