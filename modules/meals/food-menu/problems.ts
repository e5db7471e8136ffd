import { problem } from '#platform/contract/problem.ts'

export const foodIdTaken = () => problem(409_32_101, '同一次新增已存成另一項，請關閉視窗後重新新增。')
export const foodChanged = (name: string) =>
  problem(409_32_102, `「${name}」剛被另一位管理人員改過，請看過新的內容再儲存。`)
export const foodNameTaken = (name: string) => problem(409_32_103, `已經有「${name}」，請改用別的名稱。`)
export const foodOrderChanged = () =>
  problem(409_32_104, '順序剛被另一位管理人員改過，請看過新的順序再排一次。')
export const specsUnknown = () => problem(409_32_105, '有規格已經停用，請重新整理後再選一次。')
export const soldTimesTurned = () => problem(400_32_101, '供應的結束時間要在開始之後，請重新填寫。')
