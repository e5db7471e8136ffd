import { escapeXml } from './safe-text.ts'
import { columnName } from './sheet-xml.ts'

/** What a spreadsheet says and allows in a column while somebody types. */
export interface ColumnRule {
  /** Shown beside the cell: at most 255 characters. */
  hint?: string
  /** Offered as a list; anything else is refused. */
  choices?: readonly string[]
}

/** The rows for which a rule holds, so that new lines have it too. */
const lastRow = 6000

const attribute = (text: string) => escapeXml(text).replaceAll('\n', '_x000a_')

function ruleXml(title: string, { hint = '', choices }: ColumnRule, column: number, from: number): string {
  const where = `${columnName(column)}${from}:${columnName(column)}${lastRow}`
  const says = hint
    ? ` showInputMessage="1" promptTitle="${attribute(title.slice(0, 32))}" prompt="${attribute(hint.slice(0, 255))}"`
    : ''
  const allows = choices ? ' type="list" showErrorMessage="1"' : ''
  const list = choices ? `<formula1>"${escapeXml(choices.join(','))}"</formula1>` : ''
  return `<dataValidation${allows} allowBlank="1"${says} sqref="${where}">${list}</dataValidation>`
}

/** The rules of a sheet's columns from a row on; '' when there are none. */
export function rulesXml(columns: readonly ({ title: string } & ColumnRule)[], from: number): string {
  const rules = columns.flatMap((column, i) =>
    column.hint || column.choices ? [ruleXml(column.title, column, i, from)] : [],
  )
  return rules.length ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>` : ''
}
