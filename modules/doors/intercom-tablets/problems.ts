import { problem } from '#platform/contract/problem.ts'
import type { NumberFault } from './forward-number.ts'

const sentences = {
  landline: () => problem(400_33_521, '市話請填區碼和號碼，9 或 10 碼，不含分機，例如 02-2345-6789。'),
  cellPhone: () => problem(400_33_522, '手機號碼請填 09 開頭的 10 碼，例如 0912-345-678。'),
  service: () =>
    problem(400_33_523, '轉接不能設為服務、付費或國外號碼（例如 119、0800、0204），請填住家市話或手機。'),
}
/** Why calls cannot go on to a number. */
export const numberRefused = (fault: NumberFault) => sentences[fault]()
export const notOpened = () => problem(409_33_521, '這一戶尚未開通對講機，請先到「住戶開通」開通。')
export const tabletChanged = () =>
  problem(409_33_522, '這一戶的對講設定剛剛被別人改過，請看過新的內容再儲存。')
export const orderIncomplete = () => problem(400_33_524, '響鈴順序要包含室內機、App 與轉接電話各一次。')
export const typeUnknown = () => problem(400_33_525, '轉接類型請用 Landline（市話）或 CellPhone（手機）。')
export const fileMissing = () => problem(400_33_526, '沒有收到檔案，請重新選擇 .xlsx 檔。')
export const bothWays = () => problem(400_33_527, '同一戶不能同時開通與關閉，請重新選擇。')
