import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, line, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** A ban ends by itself; a longer one is made anew, so that somebody looks at it again (個資法 Art. 11). */
export const longestDays = 366

const content = {
  name: line(40).default('').meta({ wire: 'GuestName' }),
  plate: line(20).default('').meta({ wire: 'LicensePlateNumber' }),
  phone: line(30).default(''),
  reason: words(100),
  /** The last day, in Taipei, on which it holds. */
  untilDay: Day,
}

export const Ban = z.object({
  banId: Id.meta({ wire: 'Id' }),
  name: z.string().meta({ wire: 'GuestName' }),
  plate: z.string().meta({ wire: 'LicensePlateNumber' }),
  phone: z.string(),
  reason: z.string(),
  since: Instant,
  untilDay: z.string(),
  madeBy: z.string(),
  /** Neither lifted nor over. */
  isInForce: z.boolean(),
  liftedAt: Instant.nullable(),
  liftedBy: z.string(),
  rowVersion: RowVersion,
})
export type Ban = z.output<typeof Ban>

export const nothingToRecognise = () => problem(400551, '請填寫車牌或電話，系統才能辨識。')
export const badDay = () => problem(400552, '結束日期要在今天以後，最長一年；到期可重新登錄。')
export const notAPlate = () => problem(400553, '車牌只能有英文字母、數字、中文字與連字號，請檢查後再送出。')
export const notAPhone = () => problem(400554, '電話號碼不正確，請檢查後再送出。')
export const banIdTaken = () => problem(409551, '同一次新增已存成另一筆名單，請關閉視窗後重新新增。')
export const banChanged = () => problem(409552, '這筆名單剛被另一位管理人員改過，請看過新的內容再修改。')
export const banOver = () => problem(409553, '這筆名單已解除或到期。')

const service = [17, 50] as const
const banId = Id
const change = { can: 'visitorBans.change', service } as const

export const visitorBans = contract('visitorBans', {
  listBans: call({
    method: 'GET',
    path: '/api/v1/Guest/Ban',
    summary: 'The black list: those in force, or all that are still known; the view is audited.',
    can: 'visitorBans.view',
    service,
    takes: z.object({ isAll: z.boolean().default(false) }),
    gives: data(z.array(Ban)),
  }),
  addBan: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Guest/Ban',
    summary: 'Puts a plate or a telephone number on the black list until a day.',
    takes: z.object({ banId: Id.optional().meta({ wire: 'Id' }), ...content }),
    gives: data(Ban),
  }),
  changeBan: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Guest/Ban/{banId}',
    summary: 'Changes an entry of the black list.',
    takes: z.object({ banId, rowVersion: RowVersion, ...content }),
    gives: data(Ban),
  }),
  liftBan: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Guest/Ban/{banId}/Lift',
    summary: 'Lifts an entry: nobody is recognised by it any more.',
    takes: z.object({ banId }),
    gives: done,
  }),
})
