import { showMoney } from '#platform/contract/show-money.ts'
import { problem } from '#platform/contract/problem.ts'

export const modeMismatch = () => problem(400005, '目前收費模式與期別設定不符，請建立新的期別。')
export const runIdTaken = () =>
  problem(409_21_401, '這個期別已用同一個編號建立過，內容不同；請重新整理後再建立。')
export const wrongDates = (why: string) => problem(400_21_402, `日期不正確：${why}。`)
export const nothingToBill = () =>
  problem(400_21_403, '沒有任何戶別要開單，請先設定費用項目，或用 Excel 匯入。')
export const billIdTaken = () =>
  problem(409_21_426, '這張繳費單已用同一個編號加開過，內容不同；請重新整理後再加開。')
export const twiceBilled = (name: string) =>
  problem(
    409_21_427,
    `「${name}」已在另一種收款方式（一般／凱基）依費率開過這段期間，再開會重複收費；請先撤回，或改用 Excel 匯入要另外收的費用。`,
  )
export const notDraft = (name: string) =>
  problem(409_21_404, `「${name}」已經發行，不能再當草稿修改；請逐張更正繳費單。`)
export const runWithdrawn = (name: string) => problem(409_21_405, `「${name}」已撤回，不能再變更。`)
export const runIssued = (name: string) => problem(409_21_406, `「${name}」已經發行過了。`)
export const negativeBill = (label: string, total: number) =>
  problem(409_21_407, `${label} 的應繳合計是 ${showMoney(total)}，不能低於 0；請修改明細後再發行。`)
export const runPaid = (name: string, count: number) =>
  problem(409_21_408, `「${name}」已有 ${count} 張收到款項或併入下期，不能撤回；請先移轉或取消銷帳。`)
export const billPaid = (number: string, paid: number) =>
  problem(409_21_409, `繳費單 ${number} 已收 ${showMoney(paid)}，不能作廢；請先移轉或取消銷帳。`)
export const billVoided = (number: string) => problem(409_21_410, `繳費單 ${number} 已作廢，不能再變更。`)
export const billCarried = (number: string) =>
  problem(409_21_411, `繳費單 ${number} 的欠款已併入下一期，請改在下一期處理。`)
export const lessThanPaid = (paid: number) =>
  problem(409_21_412, `更正後的金額低於已收的 ${showMoney(paid)}；請先移轉或退還多收的款項。`)
export const changedMeanwhile = () =>
  problem(409_21_413, '剛被另一位管理人員改過，已載入最新內容，請確認後再送出。')
export const cannotBecome = (from: string, to: string) =>
  problem(409_21_414, `「${from}」不能改成「${to}」。繳清、部分繳由銷帳產生，逾期由期限產生。`)
export const differentProvider = () =>
  problem(409_21_415, '凱基與一般收款的期別不能互相移動繳費單，請選同一種收款方式的期別。')
export const billIssuedToDraft = () =>
  problem(409_21_416, '已發行的繳費單不能移回草稿期別，請選已發行的期別。')
export const wrongAccounts = () => problem(400_21_417, '收入科目不正確或已停用，請重新選擇。')
export const sameRun = () => problem(409_21_418, '這張繳費單已經在這個期別，請選另一個期別。')
export const tooLargeTotal = () => problem(400_21_419, '一張繳費單的合計必須低於 999,999,999 元。')
export const reasonMissing = () => problem(400_21_420, '請填寫原因。')
export const notIssued = (number: string) => problem(409_21_421, `繳費單 ${number} 還沒有發行。`)
export const gapsOpen = (name: string, count: number) =>
  problem(
    409_21_423,
    `「${name}」有 ${count} 項算不出金額，請先補齊資料重新計算，或由您填寫原因確認後再發行。`,
  )
export const notFromRates = (name: string) =>
  problem(409_21_424, `「${name}」不是依費率開立，不能重新計算；請逐張更正繳費單。`)
export const redrawnMeanwhile = () =>
  problem(409_21_425, '資料剛有變動，重算結果已不同；已載入最新結果，請確認後再送出。')
export const ownOpening = () => problem(409_21_428, '期初金額須由另一位人員發行，不能發行自己登記的。')
export const openingApart = () => problem(409_21_429, '期初期別與一般期別不能互相移動繳費單。')
export const openingFixed = (name: string) =>
  problem(409_21_430, `「${name}」是期初期別，發行後金額不能增減；請作廢有誤的繳費單，再另開期初期別。`)
export const openingUsed = (label: string, left: number) =>
  problem(
    409_21_431,
    `${label} 的期初預收款已有一部分抵扣或退還，只剩 ${showMoney(left)}，不能撤回；請先作廢用它抵扣的繳費單。`,
  )
export const runEmpty = (name: string) => problem(409_21_422, `「${name}」沒有任何繳費單，不能發行。`)
