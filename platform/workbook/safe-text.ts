import { limits } from './limits.ts'

// What XML 1.0 cannot hold, halves of characters included.
// oxlint-disable-next-line no-control-regex -- these very characters are removed
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

// A spreadsheet that reads the text again, as from CSV, would take it for a formula; the wide signs count as well.
const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u

// `_x003D_` in a cell means the character of that number, so text that looks like it is written as text.
const escape = /_(?=x[0-9a-f]{4}_)/gi

function cut(text: string): string {
  if (text.length <= limits.cell) return text
  const end = text.slice(0, limits.cell - 1)
  return `${/[\ud800-\udbff]$/.test(end) ? end.slice(0, -1) : end}…`
}

/**
 * A text as a cell may hold it: without characters that a workbook cannot hold, at most 32,767 long, and with an apostrophe
 * before what a spreadsheet might take for a formula, so that it stays harmless when the sheet is saved as CSV.
 */
export function safeText(text: string): string {
  const clean = text.replace(unwritable, '')
  return cut(formula.test(clean) ? `'${clean.replace(/\r\n?/g, '\n')}` : clean.replace(/\r\n?/g, '\n'))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text inside XML. */
export const escapeXml = (text: string): string =>
  text.replace(escape, '_x005F_').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
