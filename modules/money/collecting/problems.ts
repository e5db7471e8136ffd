import { problem } from '#platform/contract/problem.ts'

export const accountIdTaken = () =>
  problem(409_21_301, '這筆變更申請已用同一個編號送出過，內容不同；請重新整理後再申請。')
export const alreadyPending = (by: string) =>
  problem(409_21_302, `${by}已送出一筆變更申請，等待核准中；請先核准或撤銷它。`)
export const nothingPending = () => problem(409_21_303, '沒有待核准的變更申請，可能剛被核准、退回或撤銷。')
export const ownApplication = () =>
  problem(409_21_304, '申請人不能核准自己的申請，請由另一位有權限的人核准。')
export const wrongPassbook = () =>
  problem(415_21_305, '存摺封面只接受 PDF、PNG 或 JPEG 檔案，請重新拍照或另存後再上傳。')
export const settingChanged = (who: string, when: string) =>
  problem(409_21_307, `${who}在${when}改過代收設定，已載入最新內容，請確認後再儲存。`)
export const bandsOverlap = (amount: string) =>
  problem(400_21_308, `金額級距重疊：${amount}同時屬於兩列，請調整上下限。`)
export const wrongRule = (sentence: string) => problem(400_21_309, sentence)
export const numbersUsedUp = () =>
  problem(409_21_310, '這組企業識別碼的號碼已用完，請向銀行申請新的企業識別碼後再發單。')
export const passbookMissing = () => problem(400_21_311, '請先上傳存摺封面，核准的人要對照。')
