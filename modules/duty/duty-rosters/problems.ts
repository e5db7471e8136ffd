import { problem } from '#platform/contract/problem.ts'

/** A cell that somebody else changed meanwhile, in the names of the wire. */
export interface CellConflict {
  PersonId: string
  Day: string
  Code: string
  ChangedBy: string
}

const shown = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

export const shiftCodeUnknown = (name: string, code: string) =>
  problem(400_31_021, `${name}的公司沒有「${code}」這個班別，請先在班別設定新增。`)
export const dayOutside = () => problem(400_31_022, '日期不在這個月份內，請重新整理。')
export const patternUnsound = () => problem(400_31_023, '輪序裡有公司沒有的班別；休息日請寫「休」。')
export const titleUnknown = () => problem(400_31_024, '這家公司沒有這個職稱，請重新選擇。')
export const agreementHalf = () => problem(400_31_025, '約定書要有核備文號和核備日期；不適用的話兩個都留空。')
export const limitsUnsound = () =>
  problem(400_31_026, '時數上限不對：正常工時不能大於總工時，每日不能大於 24 小時。')
export const swapUnsound = () =>
  problem(400_31_027, '這個換班不成立：你要給的那天要有已發布的班，對方那天要是空的；兩人要同一家公司。')
export const notOnRoster = () => problem(403_31_021, '只能替自己提出；其他人的由排班的人代為登記。')
export const limitsUnlawful = () =>
  problem(
    400_31_028,
    '約定書的時數不能超過核備的上限：每日正常 10、最長 12 小時，每月正常 240、最長 288 小時，加班 48 小時，兩班間至少 11 小時，連續上班最多 12 天。',
  )
export const leavePayBelow = () =>
  problem(
    400_31_029,
    '假別的給薪不能低於法定：特休、公假、婚假、喪假、公傷病假、產假全薪，病假與生理假半薪。',
  )
export const leaveRefusalUnsaid = () => problem(400_31_030, '不准假要寫理由，本人會看到。')
export const notInRoster = () =>
  problem(403_31_023, '你不在這個社區的班表裡；請總幹事在班表人員裡把你的帳號加進來。')
export const leaveThere = () => problem(409_31_034, '這一天已經有請假；要改假別或時數，請找排班的人。')
export const leaveWaits = () => problem(409_31_035, '這一天已經有一個請假在等核准；要改的話先取消它。')
export const leaveIdTaken = () => problem(409_31_036, '同一個編號已用於另一個請假，請重新整理。')
export const leaveOver = () => problem(409_31_037, '這個請假已經有結果或已取消，請看最新的狀態。')
export const leaveByOthers = () => problem(409_31_038, '自己的請假要由別人核准。')
export const wishTooLate = () =>
  problem(409_31_033, '這個月的班表已經發布，或這一天已經過了；要換日子請用「換班」。')
export const adminOfAllNeeded = () =>
  problem(403_31_022, '要由這家公司所在的每個社區都是最高管理權限的帳號，才能說是同一家公司。')
export const cellChanged = (name: string, conflict: CellConflict) =>
  problem(
    409_31_021,
    `${name} ${shown(conflict.Day)} 剛被${conflict.ChangedBy || '別人'}改成「${conflict.Code || '休'}」，這次的改動都沒有寫入；看過新的班表再排一次。`,
    { data: [conflict] },
  )
export const rosterChanged = () => problem(409_31_022, '班表剛被別人改過，還沒發布；請看過新的內容再發布。')
export const rosterBreaks = (count: number, example: string) =>
  problem(409_31_023, `有 ${count} 處不合工時規定（${example}），要寫明理由才能發布。`)
export const personChanged = () => problem(409_31_024, '這個人的資料剛被別人改過，請看過再儲存。')
export const personThere = (name: string) => problem(409_31_025, `${name}已經在這個社區的班表裡。`)
export const rulesChanged = () => problem(409_31_026, '這家公司的排班設定剛被別人改過，請看過再儲存。')
export const swapWaits = () => problem(409_31_027, '這一班已經有一個換班在等。')
export const swapIdTaken = () => problem(409_31_028, '同一個編號已用於另一個換班，請重新整理。')
export const swapOver = () => problem(409_31_029, '這個換班已經結束或還沒到這一步，請看最新的狀態。')
export const swapByOthers = () => problem(409_31_030, '換班要由兩位當事人以外的人核准。')
export const draftDiffers = () =>
  problem(409_31_031, '這幾天的班表改了還沒發布，請先發布或改回，再核准換班。')
export const shiftsAhead = (name: string) =>
  problem(409_31_032, `${name}今天起還有班，先把班排給別人再移出。`)
