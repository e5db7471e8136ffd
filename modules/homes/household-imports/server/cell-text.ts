import { lengthOf } from '#platform/contract/cut.ts'
import type { ReadCell } from '#platform/workbook/read-sheet.ts'
import { WrongCell } from './faults.ts'

/** Characters: no cell of ours holds more. */
const longestText = 2000

/** A text that our own workbooks write with an apostrophe, so that it is no formula. */
const guarded = /^'(?=[\s]*[=+\-@＝＋－＠])/

/**
 * The text of a cell as a person sees it, blanks at its ends and doubled ones removed; ends of lines only when asked for.
 * Throws WrongCell.
 */
export function textOf(cell: ReadCell, keepsLines = false): string {
  if (cell.kind === 'error') throw new WrongCell(`公式的結果是錯誤 ${cell.text}`, '請改成文字或正確的公式')
  if (cell.kind === 'uncalculated')
    throw new WrongCell('公式沒有計算結果', '請用 Excel 開啟後存檔，或改成文字')
  if (cell.kind === 'day')
    throw new WrongCell(`內容變成日期 ${cell.day} 了`, '請把儲存格格式改成「文字」再重新填寫')
  if (cell.kind === 'boolean') return cell.isTrue ? '是' : '否'
  if (cell.kind === 'number') return String(cell.number)
  const long = cell.text.trim().length
  if (long > longestText) throw new WrongCell(`內容太長（${long} 個字）`)
  const text = cell.text
    .replace(guarded, '')
    .replace(keepsLines ? /[^\S\n]+/gu : /\s+/gu, ' ')
    .trim()
  if (/[\p{Cc}\ufffd]/u.test(text.replaceAll('\n', ''))) throw new WrongCell('含有無法使用的字元')
  return text
}

/** The same with full-width letters, digits and signs made plain. */
export const plainTextOf = (cell: ReadCell, keepsLines = false): string =>
  textOf(cell, keepsLines).normalize('NFKC').trim()

/** What says that there is none, so that the value that stands in the system is removed. */
export const isNone = (text: string): boolean => /^[無无]$/.test(text)

/** A text of at most so many characters. Throws WrongCell. */
export function atMost(text: string, most: number): string {
  const length = lengthOf(text)
  if (length > most) throw new WrongCell(`太長（${length} 個字）`, `最多 ${most} 個字`)
  return text
}

/** A person's name as it is written. Throws WrongCell, also for a name that was masked. */
export function personName(text: string, most: number): string {
  if (/[○*＊]/.test(text)) throw new WrongCell('這是遮罩過的姓名', '請填完整姓名，或改用未遮罩的匯出檔')
  return atMost(text, most)
}

/** What stands one below the other or beside each other in one cell. */
export const listOf = (text: string): string[] =>
  text
    .split(/[、；;，,\n\r]+/)
    .map((part) => part.trim())
    .filter(Boolean)
