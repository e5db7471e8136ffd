import { problem } from '#platform/contract/problem.ts'
import { undoHours } from './contract.ts'

export const offerIdTaken = () =>
  problem(409_32_501, '這檔代購已用同一個編號開過，內容不同；請重新整理後再開。')
export const offerChangedSince = () => problem(409_32_502, '這檔代購剛剛被別人改過，請看過新的內容再存一次。')
export const offerClosed = () => problem(409_32_503, '這檔代購已經結單，不能再訂購或修改。')
export const offerNotOrdered = () => problem(409_32_504, '這檔代購還沒有結單成團，不能登記到貨。')
export const handedOverSome = () => problem(409_32_505, '已經有住戶領走了，不能取消或改回未到貨。')
export const offerCancelled = () => problem(409_32_506, '這檔代購已經取消。')
export const closesPast = () => problem(400_32_501, '結單時間要晚於現在，請重新選擇。')
export const minimumNeeded = () => problem(400_32_502, '請填寫成團門檻，或改成「不設門檻」。')
export const itemTwice = (name: string) => problem(400_32_503, `品項「${name}」重複了，請改名或刪除一個。`)
export const proxyIdTaken = () => problem(409_32_511, '同一次送出已存成另一張訂單，請關閉後重新訂購。')
export const itemGone = () => problem(409_32_512, '有品項剛剛改過或停售，請看過新的內容再訂一次。')
export const optionMissing = (name: string) => problem(409_32_513, `「${name}」要選一種規格，請選好再送出。`)
export const itemShort = (name: string, left: number) =>
  problem(
    409_32_514,
    left > 0 ? `「${name}」只剩 ${left} 份，請減少數量。` : `「${name}」已經訂完，請換別的品項。`,
  )
export const totalChanged = () => problem(409_32_515, '價格剛剛變了，這次沒有訂購，請看過新的金額再送出。')
export const payNotOpen = () => problem(409_32_516, '這檔代購不收這種付款方式，請換一種。')
export const orderOver = () => problem(409_32_517, '這張訂單已經領走或取消，不能再取消。')
export const notWaiting = () => problem(409_32_518, '這張訂單還沒到貨，到貨後才能領取。')
export const proxyTaken = ({ sentence, data }: { sentence: string; data: unknown }) =>
  problem(409_32_519, sentence, { data })
export const notHandedOver = () => problem(409_32_520, '這張訂單還沒有領取，或領取已被復原。')
export const undoTooLate = () => problem(409_32_521, `領取已超過 ${undoHours} 小時，無法復原。`)
export const cashGone = () => problem(409_32_522, '這張訂單的現金已經交出，領取無法復原。')
export const cashDiffers = (sum: number) =>
  problem(409_32_523, `櫃台現有這檔的現金是 NT$${sum.toLocaleString('en')}，請點清後再送出。`)
