import { showMoney } from '#platform/contract/show-money.ts'
import { problem } from '#platform/contract/problem.ts'

export const paymentIdTaken = () =>
  problem(409_21_501, '這筆收款已用同一個編號登記過，內容不同；請重新整理後再收款。')
export const billSettled = (number: string, when: string, by: string, amount: number) =>
  problem(409_21_502, `繳費單 ${number} 已於 ${when} 由${by}銷帳 ${showMoney(amount)}，沒有未繳金額。`)
export const billLeft = (number: string, left: number) =>
  problem(409_21_503, `繳費單 ${number} 只剩 ${showMoney(left)} 未繳，請重新確認金額。`)
export const billCarried = (number: string, into: string) =>
  problem(409_21_504, `繳費單 ${number} 已併入 ${into}，請收新的繳費單。`)
export const billVoided = (number: string) => problem(409_21_505, `繳費單 ${number} 已作廢，不能收款。`)
export const openLeft = (left: number) =>
  problem(409_21_506, `這筆收款只剩 ${showMoney(left)} 未銷帳，請重新確認金額。`)
export const paymentReversed = (when: string, by: string) =>
  problem(409_21_507, `這筆收款已於 ${when} 由${by}作廢。`)
export const allocationUndone = (when: string, by: string) =>
  problem(409_21_508, `這筆銷帳已於 ${when} 由${by}取消。`)
export const prepaymentUsed = (left: number) =>
  problem(409_21_509, `這筆預收款已有一部分抵扣或退還，只剩 ${showMoney(left)}，不能取消；請先處理抵扣。`)
export const alreadyRefunded = (amount: number) =>
  problem(409_21_510, `這筆收款已退還 ${showMoney(amount)}，不能作廢。`)
export const deskCashShort = (left: number) =>
  problem(409_21_511, `櫃台現金只剩 ${showMoney(left)}，不足以退還。`)
export const amountsDiffer = (sum: number, amount: number) =>
  problem(400_21_512, `各項合計 ${showMoney(sum)}，和收款金額 ${showMoney(amount)} 不同。`)
export const otherHousehold = (number: string) =>
  problem(409_21_513, `繳費單 ${number} 不是這一戶的，請重新選擇。`)
export const chequeMissing = () => problem(400_21_514, '請填寫支票號碼。')
export const noCheque = () => problem(400_21_858, '到期日只用於支票。')
export const chequeCashed = (when: string, by: string) =>
  problem(409_21_859, `這張支票已於 ${when} 由${by}登記兌現。`)
export const chequeHeld = (left: number) =>
  problem(409_21_861, `支票還沒有兌現，可退金額只有 ${showMoney(left)}；請先登記兌現再退款。`)
export const chequeCashedWhen = () => problem(400_21_860, '兌現日不能早於收票日，也不能晚於今天。')
export const noReceiptUnpaid = () => problem(409_21_515, '這張繳費單還沒有繳費，沒有收據。')
export const scanMiddle = (which: 'first' | 'third') =>
  problem(400_21_878, `這是第${which === 'first' ? '一' : '三'}段條碼，請改掃中間那一段（繳費帳號）。`)
export const receiptNotFound = () => problem(404_21_516, '找不到這張收據。')
export const nothingToMove = () => problem(409_21_517, '請選擇另一張繳費單。')
export const notByHand = () => problem(409_21_518, '這筆不是人工銷帳，請以「取消銷帳」處理。')
export const refundTooMuch = (left: number) =>
  problem(409_21_519, `可退金額只有 ${showMoney(left)}，請修改金額。`)
export const ownRefund = () => problem(409_21_520, '退款與作廢須由另一位人員覆核，不能覆核自己的申請。')
export const refundDecided = (when: string, by: string) =>
  problem(409_21_521, `這筆申請已於 ${when} 由${by}處理。`)
export const refundNotApproved = () => problem(409_21_522, '這筆退款還沒有覆核，不能付款。')
export const refundIdTaken = () =>
  problem(409_21_523, '這筆申請已用同一個編號送出過，內容不同；請重新整理後再申請。')
export const accountMissing = () => problem(400_21_524, '匯款退還須填寫受款帳號。')
export const refundOfOther = () =>
  problem(409_21_850, '這筆收款是另一戶的；請先把未銷帳的金額轉為這一戶的預收款，再申請退還。')
export const voidLater = () =>
  problem(409_21_870, '這筆收款不是今天收的，作廢須由另一位人員覆核；請按「申請作廢」。')
export const voidCounted = (when: string) =>
  problem(409_21_871, `櫃台現金已於 ${when} 清點，作廢須由另一位人員覆核；請按「申請作廢」。`)
export const voidAsked = (when: string, by: string) =>
  problem(409_21_872, `這筆收款已於 ${when} 由${by}申請作廢，等待另一位人員覆核。`)
export const takenByBank = (what: string) =>
  problem(
    409_21_882,
    `銀行檔已有同金額的款項（${what}），請先到銷帳異常或查一筆款確認；確定是另一筆，請再按一次。`,
  )
export const decidedAtDesk = () =>
  problem(409_21_887, '這筆款項是銀行檔帶來的，還沒有人處理；請到「銷帳異常」核對後銷帳。')
export const reversedByBank = (day: string) =>
  problem(409_21_888, `銀行檔說這筆款項已於 ${day} 沖正；請先到「銷帳異常」處理那一筆沖正。`)
export const wrongIncome = () => problem(400_21_857, '收入科目不正確或已停用，請重新選擇。')
export const cashOfToday = () => problem(400_21_875, '現金以收款當天登記；較早的日期只用於匯款與支票。')
export const oldPayment = () => problem(400_21_855, '收款日期不能早於一年前，請確認年份。')
export const futurePayment = () => problem(400_21_525, '收款日期不能晚於今天。')
