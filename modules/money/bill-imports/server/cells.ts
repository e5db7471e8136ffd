import type { ReadCell } from '#platform/workbook/read-sheet.ts'

// What `safeText` put before a text that looks like a formula.
const guarded = /^'(?=[\s\u200b\ufeff]*[=+\-@＝＋－＠])/u

/** What a cell says, as a person reads it. */
export function textOf(cell: ReadCell | undefined): string {
  if (!cell || cell.kind === 'uncalculated') return ''
  if (cell.kind === 'number') return String(cell.number)
  if (cell.kind === 'day') return cell.day.replaceAll('-', '/')
  if (cell.kind === 'boolean') return cell.isTrue ? 'TRUE' : 'FALSE'
  return cell.text.trim().replace(guarded, '')
}

/** A line of at most so many characters that the database can hold; undefined when it is empty or is none. */
export function lineOf(cell: ReadCell | undefined, most: number): string | undefined {
  const text = textOf(cell)
  return text && [...text].length <= most && !/[\p{Cc}\p{Cs}\ufffd]/u.test(text) ? text : undefined
}

const written = /^[+-]?(\d+|\d{1,3}(,\d{3})+)$/

/** A whole number, also as somebody wrote it as text, with commas or wide digits. */
export function wholeOf(cell: ReadCell): number | undefined {
  const text = textOf(cell).normalize('NFKC').replaceAll('−', '-')
  const number =
    cell.kind === 'number' ? cell.number : written.test(text) ? Number(text.replaceAll(',', '')) : NaN
  return Number.isSafeInteger(number) ? number : undefined
}

/** A day: of the calendar, or written YYYY/MM/DD (R309). */
export function dayOf(cell: ReadCell | undefined): string | undefined {
  if (!cell) return undefined
  const [, year, month, day] = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec(textOf(cell)) ?? []
  if (!year || (cell.kind !== 'text' && cell.kind !== 'day')) return undefined
  const iso = `${year}-${month}-${day}`
  const at = new Date(`${iso}T00:00:00Z`)
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === iso
  return isReal && iso >= '1800-01-01' && iso <= '2999-12-31' ? iso : undefined
}
