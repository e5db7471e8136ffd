import { problem } from '#platform/contract/problem.ts'

export const monthNotClosed = (month: string) =>
  problem(409_31_041, `${month} 的出勤還沒結算；結算之後數字不會再變，才能簽名。`)
export const sheetChanged = () => problem(409_31_042, '月結表的內容和你看到的不同，請看過新的再簽。')
export const sheetSigned = () => problem(409_31_043, '這一方已經簽過名了。')
export const signatureNeeded = () => problem(400_31_041, '請在框內簽名。')
export const notYoursToSign = () =>
  problem(403_31_041, '本人欄由本人簽；雇主欄由有權限的另一位簽，不能簽自己的月結表。')
