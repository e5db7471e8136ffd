import { problem } from '#platform/contract/problem.ts'

export const fileMissing = () => problem(400_21_820, '沒有收到檔案，請選擇一個 .xlsx 檔。')
export const hasFaults = (count: number) =>
  problem(400_21_821, `檔案有 ${count} 個錯誤，沒有匯入任何一張；修正後重新上傳才能匯入。`)
export const importOver = (words: string) => problem(409_21_822, `這次匯入${words}，不能再變更。`)
export const importIdTaken = () => problem(409_21_823, '同一次上傳已用於另一個檔案，請重新整理後再上傳。')
export const fileGone = () => problem(404_21_824, '上傳的檔案已經移除，請重新上傳。')
export const billedAlready = (run: string, labels: readonly string[], count: number) =>
  problem(
    409_21_825,
    `「${run}」已有 ${count} 戶的繳費單：${labels.join('、')}${count > labels.length ? '…' : ''}。請從檔案刪除這些列，或建立新的期別。`,
  )
export const nowhereToPut = () => problem(400_21_826, '請填寫新期別的名稱與繳費期限，或選擇要加入的草稿。')
