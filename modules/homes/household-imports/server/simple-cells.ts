import { normalTelephone } from '#platform/contract/telephone.ts'
import type { ReadCell } from '#platform/workbook/read-sheet.ts'
import { isNone, plainTextOf } from './cell-text.ts'
import { WrongCell } from './faults.ts'

const yes = /^(是|有|y|yes|true|1|v|✓|✔|☑|○|出租)$/i
const no = /^(否|無|沒有|n|no|false|0|x|✗|☐|自住)$/i

/** 是 or 否. Throws WrongCell. */
export function readYesNo(cell: ReadCell): boolean {
  const text = plainTextOf(cell)
  if (yes.test(text)) return true
  if (no.test(text)) return false
  throw new WrongCell('看不懂', '請填「是」或「否」')
}

const example = '例如 85.32（平方公尺，最多兩位小數）'

/** Square metres in whole 0.01 m², null for 無. Throws WrongCell. */
export function readArea(cell: ReadCell): number | null {
  const text = plainTextOf(cell)
  if (isNone(text)) return null
  if (/坪/.test(text)) throw new WrongCell('單位是坪', '請換算成平方公尺（1 坪 = 3.3058 ㎡）')
  const bare = text.replace(/\s|,/g, '').replace(/(m2|㎡|平方公尺|平方米)$/i, '')
  if (!/^\d+(\.\d+)?$/.test(bare)) throw new WrongCell('不是面積', example)
  const hundredths = Number(bare) * 100
  const area = Math.round(hundredths)
  // What a spreadsheet calculated is off by less than this.
  if (Math.abs(hundredths - area) > 1e-6 * Math.max(1, hundredths))
    throw new WrongCell('小數超過兩位', example)
  if (area < 1 || area > 99_999_999) throw new WrongCell('面積超出範圍', '0.01 到 999,999.99 平方公尺')
  return area
}

/** A telephone number in its usual form, '' for 無. A number cell has lost its 0. Throws WrongCell. */
export function readTelephone(cell: ReadCell): string {
  const text = plainTextOf(cell)
  if (isNone(text)) return ''
  if (/[*○]/.test(text)) throw new WrongCell('這是遮罩過的電話', '請填完整電話，或改用未遮罩的匯出檔')
  return telephone(cell.kind === 'number' && !text.startsWith('0') ? `0${text}` : text)
}

/** A telephone number in its usual form. Throws WrongCell. */
export function telephone(text: string): string {
  const normal = normalTelephone(text)
  if (
    !normal ||
    !/^(\+\d{6,15}|0\d{7,11})(#\d{1,6})?$/.test(normal) ||
    (normal.startsWith('09') && !/^09\d{8}$/.test(normal))
  )
    throw new WrongCell('不是電話號碼', '例如 0912-345-678 或 02-2700-1234')
  return normal
}

const inParts = /^(?:民國)?\s*(\d{1,4})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})\s*日?$/
const dayExample = '例如 2024/3/15 或 113/3/15'

/** A day, also of the Republic's years, null for 無. Throws WrongCell. */
export function readDay(cell: ReadCell): string | null {
  if (cell.kind === 'day') return cell.day
  const text = plainTextOf(cell)
  if (isNone(text)) return null
  const [, y = '', m = '', d = ''] = inParts.exec(text) ?? /^(\d{4}|\d{3})(\d\d)(\d\d)$/.exec(text) ?? []
  const year = Number(y) + (y.length < 4 ? 1911 : 0)
  const at = new Date(Date.UTC(year, Number(m) - 1, Number(d)))
  const day = Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10)
  if (!y || y.length === 1 || day !== `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`)
    throw new WrongCell('不是日期', dayExample)
  if (year < 1900 || year > 2200) throw new WrongCell('日期超出範圍', dayExample)
  return day
}
