import { problem } from '#platform/contract/problem.ts'

export const correctionUnsound = () =>
  problem(400_31_001, '補登的時間不對：下班要晚於上班、不超過 24 小時、不在未來，且仍在同一個月。')
export const oneTimeOnly = () => problem(400_31_002, '一次性帳號請用「一次性帳號打卡」，並填寫本人姓名。')
export const notOneTime = () => problem(400_31_003, '這裡只供一次性帳號打卡，請用一般打卡。')
export const crossClosed = () => problem(400_31_004, '本社區沒有開放跨社區打卡，請聯絡總幹事。')
export const shiftUnknown = () => problem(400_31_005, '這個公司沒有這個職稱或班別，請重新選擇。')
export const pinWeak = () => problem(400_31_007, '這個 PIN 太好猜：不要用重複或連續的數字。')
export const pressUnproved = () =>
  problem(400_31_008, '這筆離線打卡的時間無法確認，請到「我的出勤」補登，由另一個人核准。')
export const pinWrong = (left: number) => problem(400_31_009, `PIN 不對，還可以試 ${left} 次。`)
export const tooManyPins = (seconds: number) =>
  problem(
    429_31_001,
    `PIN 錯太多次，請 ${Math.ceil(seconds / 60)} 分鐘後再試，或改用帳號、卡片、識別碼打卡。`,
  )
export const nobodyKnown = () => problem(404_31_001, '這張卡沒有登記給管理人員，請改用帳號或識別碼打卡。')
export const pinUnknown = () =>
  problem(404_31_002, '這個人在這裡沒有 PIN：請用自己的帳號設定，或改用卡片、識別碼打卡。')
export const notYours = () => problem(403_31_001, '這筆是別人的打卡，請由本人的帳號、卡片或識別碼打卡。')
export const clockIdTaken = () => problem(409_31_001, '同一個編號已用於另一筆打卡，請重新整理後再打卡。')
export const alreadyIn = () =>
  problem(409_31_002, '已經上班了，還沒打下班卡；請先打下班卡（也可能在其他社區）。')
export const outForgotten = () =>
  problem(409_31_003, '這班已超過 16 小時沒打下班卡，請用補登填寫實際下班時間。')
export const monthClosed = (month: string) =>
  problem(409_31_004, `${month} 的出勤已結算鎖定，不能再改；差額請記在下個月。`)
export const correctionWaits = () => problem(409_31_005, '這筆打卡已有一個補登等候核准。')
export const correctionDecided = () => problem(409_31_006, '這個補登已經由別人決定了。')
export const secondPersonNeeded = () =>
  problem(409_31_007, '提出補登的人和本人不能自己核准，請由另一位核准。')
export const monthRuns = () => problem(409_31_008, '這個月還沒結束，不能結算。')
export const monthOpen = (count: number) =>
  problem(409_31_009, `還有 ${count} 筆沒有下班卡或補登等候核准，處理完才能結算。`)
export const companyChanged = () => problem(409_31_010, '這家公司剛被別人改過，請看過新的內容再儲存。')
export const companyNamed = () => problem(409_31_011, '已經有同名的公司。')
export const correctionIdTaken = () => problem(409_31_012, '同一個編號已用於另一個補登，請重新整理。')
export const correctionOverlaps = () =>
  problem(
    409_31_013,
    '同一個人這段時間已有另一筆打卡（也可能在其他社區），兩筆不能重疊；請改時間或先更正另一筆。',
  )
export const shiftsAlike = () =>
  problem(400_31_006, '同一家公司的班別，名稱和班表上的字都不能重複；「休」留給休息日。')
