import { showMoney } from '#platform/contract/show-money.ts'
import { problem } from '#platform/contract/problem.ts'

export const bookingIdTaken = () => problem(409_28_720, '同一次預約已存成另一筆，請重新整理後再預約。')
export const paymentIdTaken = () => problem(409_28_740, '同一個收款編號已用於另一筆，請重新整理後再收退。')
export const slotTaken = (where: string) =>
  problem(409_28_721, `${where}這個時段剛被訂走了。請選別的時段，或加入候補。`)
export const quotaUsed = (label: string, count: number, per: string) =>
  problem(409_28_722, `${label} ${per}已預約 ${count} 次，達到每戶上限；請改選其他期間。`)
export const drawPending = (when: string) =>
  problem(409_28_723, `這是熱門時段，用抽籤決定：請申請抽籤；${when} 抽籤後，剩下的時段才開放預約。`)
export const closedThen = (why: string) =>
  problem(409_28_724, `這段時間暫停開放${why ? `：${why}` : ''}。請選別的時段。`)
export const facilityRetired = (name: string) => problem(409_28_725, `「${name}」已停用，不接受預約。`)
export const bookingChanged = () => problem(409_28_726, '這筆預約剛剛有變動，請看過新的內容再處理。')
export const notInState = (state: string) => problem(409_28_727, `這筆預約${state}，不能這樣處理。`)
export const offerOver = () => problem(409_28_728, '保留的時間已過，已改通知下一戶。')
export const nothingWaitsFor = () => problem(409_28_729, '這個時段還有空位，請直接預約。')
export const waitsAlready = () => problem(409_28_730, '這一戶已經在這個時段的候補名單上。')
export const bookedAlready = (name: string) =>
  problem(409_28_731, `這一戶在同一時段已經預約${name}，請先取消再預約。`)
export const tooEarly = (when: string) => problem(409_28_732, `還沒到報到時間，請於 ${when} 後再報到。`)
export const moneyOpen = (amount: number) =>
  problem(409_28_733, `還有 ${showMoney(amount)} 未收，請收款後報到。`)
export const amountChanged = (amount: number) =>
  problem(409_28_734, `應收付的金額已改為 ${showMoney(amount)}，請重新確認。`)
export const drawerShort = (held: number) =>
  problem(409_28_735, `櫃台現金只剩 ${showMoney(held)}，不足以退還；請先補足櫃台現金。`)
export const bookingsStand = (count: number, of: readonly object[]) =>
  problem(409_28_736, `這段時間有 ${count} 筆預約，請選擇改期或取消。`, { data: { Bookings: of } })
export const closureIdTaken = () => problem(409_28_737, '同一次停用已存成另一筆，請重新整理後再試。')
export const termsChanged = (name: string) =>
  problem(409_28_739, `「${name}」的規則或費用剛剛改過，請看過新的內容再送出。`)
export const noSlotLeft = () => problem(409_28_738, '這一系列沒有任何一次可以預約，請看每一次的原因。')

export const outsideHours = (hours: string) => problem(400_28_720, `這個時段不開放。當天開放時間：${hours}。`)
export const unevenSlot = (minutes: number) =>
  problem(400_28_721, `請以 ${minutes} 分鐘為單位，從整個時段開始預約。`)
export const tooLong = (slots: number) => problem(400_28_722, `一次最多預約 ${slots} 個時段。`)
export const inThePast = () => problem(400_28_723, '這個時段已經過了，請選之後的時段。')
export const tooFarAhead = (days: number) => problem(400_28_724, `最多提前 ${days} 天預約。`)
export const rulesNotAccepted = () => problem(400_28_725, '請先閱讀並同意使用規則。')
export const tooManyPeople = (most: number) => problem(400_28_726, `最多 ${most} 人，請修改人數。`)
export const notAFlat = () => problem(400_28_727, '這是公共空間的編號，不是住戶，不能預約。')
export const spanTurned = () => problem(400_28_728, '結束時間要在開始之後，請重新填寫。')
export const depositTooSmall = (held: number) =>
  problem(400_28_729, `押金只有 ${showMoney(held)}，扣的金額不能更多。`)
export const reasonNeeded = () => problem(400_28_730, '扣押金請寫明原因。')
export const codeUnknown = () => problem(404_28_720, '這個代碼沒有今天的預約；請改用戶別查詢。')
export const linkClosed = () => problem(404_28_721, '這個連結已失效，請洽管理中心。')
export const tooManyFromHere = (seconds: number) =>
  problem(429_28_720, `這一戶今天操作太多次，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })
