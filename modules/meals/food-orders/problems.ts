import { problem } from '#platform/contract/problem.ts'
import { mostDays } from '#modules/meals/order-shapes.ts'

export const orderIdTaken = () => problem(409_32_201, '同一次送出已存成另一張單，請關閉後重新點餐。')
/** R446. */
export const pointsFailed = () =>
  problem(409_32_202, '點數交易失敗：餐點或點數剛剛變了，這次沒有扣點，請再確認一次點數。')
export const foodGone = () => problem(409_32_203, '有餐點剛剛停賣，請看過新的餐點再點一次。')
export const soldOut = (name: string) => problem(409_32_204, `「${name}」今天賣完了，請換別的餐點。`)
export const stockShort = (name: string, left: number) =>
  problem(409_32_205, `「${name}」只剩 ${left} 份，請減少份數。`)
export const notSold = (name: string) =>
  problem(409_32_206, `「${name}」在這個取餐時間沒有供應，請改時間或換別的餐點。`)
export const limitReached = (name: string, most: number, had: number) =>
  problem(409_32_207, `「${name}」每戶每天最多 ${most} 份，這一戶已點 ${had} 份。`)
export const optionNeeded = (name: string, spec: string) =>
  problem(409_32_208, `「${name}」要選一種「${spec}」，請選好再送出。`)
export const optionsChanged = (name: string) => problem(409_32_209, `「${name}」的選項剛剛變了，請重新選擇。`)
export const pickupPast = () => problem(400_32_201, '取餐時間已經過了，請選另一個時間。')
export const pickupTooFar = () => problem(400_32_202, '取餐時間最晚到今天，請選另一個時間。')
/** R436. */
export const voidTooLate = () => problem(409_32_211, `訂單超過 ${mostDays} 天，不能作廢。`)
/** R437. */
export const reprintTooLate = () => problem(409_32_212, `訂單超過 ${mostDays} 天，不能補印。`)
/** R438. */
export const reprintVoided = () => problem(409_32_213, '訂單已作廢，不能補印。')
export const voidedAlready = () => problem(409_32_214, '訂單已經作廢。')
export const notReady = () => problem(409_32_215, '這張單還沒做好，做好後才能取餐。')
export const takenAlready = () => problem(409_32_216, '這張單已經取餐。')
/** R439. */
export const voidNoteNeeded = () => problem(400_32_203, '請填寫作廢原因。')
export const codeOfNobody = () => problem(404_32_201, '這張卡或手機不屬於任何住戶，請改用戶別或姓名。')
export const heldIdTaken = () => problem(409_32_217, '同一次送出已掛成另一張單，請重新掛單。')
export const heldGone = () => problem(409_32_218, '這張掛單已經被接走、取消或收攤了。')
export const tooManyHeld = (most: number) => problem(409_32_219, `最多掛 ${most} 張單，請先處理掛著的單。`)
export const tooManyToExport = (most: number) =>
  problem(413_32_201, `一次最多匯出 ${most.toLocaleString('en')} 筆，請縮小日期範圍，或改用報表匯出。`)
