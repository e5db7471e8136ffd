import { problem } from '#platform/contract/problem.ts'

export const templateIdTaken = () => problem(409_32_301, '同一次新增已存成另一則範本，請關閉視窗後重新新增。')
export const templateChanged = (name: string) =>
  problem(409_32_302, `「${name}」剛被另一位管理人員改過，請看過新的內容再儲存。`)
export const templateTaken = (name: string) => problem(409_32_303, `已經有「${name}」，請改用別的文字。`)
export const templateOrderChanged = () =>
  problem(409_32_304, '範本的順序剛被另一位管理人員改過，請看過新的順序再排一次。')
