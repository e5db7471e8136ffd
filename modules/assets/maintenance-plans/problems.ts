import { problem } from '#platform/contract/problem.ts'

export const planIdTaken = () => problem(409_26_500, '同一次新增已存成另一個計畫，請重新整理後再新增。')
export const planChanged = () => problem(409_26_501, '這個計畫剛被別人改過，請看過新的內容再儲存。')
export const planOver = () => problem(409_26_502, '這個計畫已停用，不能再修改。')
export const recordChanged = () => problem(409_26_503, '這次保養剛被別人處理過，請看過新的狀態再操作。')
export const recordClosed = () => problem(409_26_504, '這次保養已經完成或跳過。')
export const checksMissing = (count: number) =>
  problem(409_26_505, `還有 ${count} 項沒有檢查，請逐項填完再送出完工。`)
export const notRated = () => problem(409_26_506, '這次保養不能評分：還沒有完成、由社區自辦，或已經評過。')
export const notDone = () => problem(409_26_507, '這次保養還沒有完成，完成後才能登記費用。')
export const nobodyDoes = () => problem(400_26_500, '請選擇廠商，或寫明由誰自行保養。')
export const termLimitsCrossed = (name: string) => problem(400_26_501, `「${name}」的上限必須大於下限。`)
export const valueMissing = (name: string) => problem(400_26_502, `「${name}」要填數字。`)
export const photoMissing = (name: string) => problem(400_26_503, `「${name}」未通過，請附照片。`)
export const photoNeeded = (name: string) => problem(400_26_508, `「${name}」要附照片，請拍照後再送出。`)
export const monthsUnfit = () =>
  problem(400_26_509, '只有每個月的計畫可以指定月份，請改成每 1 個月，或取消月份。')
export const reasonNeeded = () => problem(400_26_510, '這次保養已有費用，更正請寫明原因。')
export const tooManyChecks = (count: number) =>
  problem(
    400_26_511,
    `資產乘以檢查項目一次最多 2,000 項，這個計畫有 ${count.toLocaleString('en')} 項，請分成幾個計畫。`,
  )
export const noSuchTerm = () => problem(400_26_504, '檢查項目與計畫不符，請重新整理後再填。')
export const movedBack = () => problem(400_26_505, '改期請選今天以後、一年以內的日期。')
export const doneTooEarly = () => problem(400_26_507, '完成日不可早於一年前。')
export const doneLater = () => problem(400_26_506, '完成日不可晚於今天。')
