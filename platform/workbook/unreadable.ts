import { problem } from '#platform/contract/problem.ts'

const again = '請用 Excel 或 LibreOffice 開啟後，另存成「Excel 活頁簿（.xlsx）」再上傳。'

/** Why a file cannot be read as a workbook, with what to do about it. */
export const unreadable = {
  empty: () => problem(400701, '檔案是空的，請選擇有內容的 .xlsx 檔。'),
  oldFormat: () => problem(400702, `這是舊版 Excel（.xls）檔。${again}`),
  encrypted: () => problem(400703, '這個檔案有密碼保護，請先取消密碼再上傳。'),
  text: () => problem(400704, `這是純文字或 CSV 檔，不是 .xlsx。${again}`),
  otherFormat: () => problem(400705, `這不是 .xlsx 檔。${again}`),
  damaged: () => problem(400706, `檔案不完整或已損壞，無法讀取。${again}`),
  names: () => problem(400707, '檔案內含不安全的路徑，不是正常的活頁簿，已拒絕讀取。'),
  macros: () => problem(400710, `這個檔案含有巨集（.xlsm），不能匯入。${again}`),
  entities: () => problem(400708, '檔案內含外部實體或 DTD 定義，不是正常的活頁簿，已拒絕讀取。'),
  tooLarge: () => problem(413701, '檔案解開後太大，不是正常的活頁簿。請刪除用不到的工作表與圖片再上傳。'),
  /** `what` is more, or longer, than any program writes. */
  tooMuch: (text: string) => problem(413742, `檔案的${text}超出上限，不是正常的活頁簿，已停止讀取。${again}`),
  lies: () => problem(400709, '檔案標示的大小與實際不符，可能已損壞或是惡意檔案，已拒絕讀取。'),
  tooManyRows: (sheet: string, most: number) =>
    problem(413702, `「${sheet}」超過 ${most.toLocaleString('en')} 列，請分成幾個檔案匯入。`),
  tooManyColumns: (sheet: string, most: number) =>
    problem(413703, `「${sheet}」有第 ${most} 欄以後的資料，請刪除範例檔沒有的欄位再上傳。`),
}
