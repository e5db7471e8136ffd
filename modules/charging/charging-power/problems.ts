import { problem } from '#platform/contract/problem.ts'

export const sharingChanged = (who: string, when: string) =>
  problem(409_30_601, `${who}已於${when}改過用電分配，請看過新的內容再儲存。`)
export const notWaiting = () => problem(409_30_602, '這個車位已經沒有在排隊，請看過新的順序再調整。')
export const pointNeeded = () => problem(400_30_601, '請選擇總電表的測點。')
