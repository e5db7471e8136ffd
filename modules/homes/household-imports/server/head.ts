import type { ReadCell } from '#platform/workbook/read-sheet.ts'
import { changeBrackets } from './brackets.ts'
import type { Column } from './columns.ts'
import type { Faults } from './faults.ts'

/** Rows in which the headings may stand, below a title. */
const lastHeadRow = 10
/** Columns that our own marked workbook adds. */
export const ownColumns = ['錯誤說明']

/** Characters: no heading of ours is nearly as long, also with what people add in brackets. */
const longestTitle = 200

/** A heading as it is compared: without blanks, signs and what stands in brackets. */
export const bareTitle = (text: string): string =>
  changeBrackets(
    text
      .slice(0, longestTitle)
      .normalize('NFKC')
      .replace(/[\s*:]/g, ''),
    () => '',
  ).toLowerCase()

/** Which column of a sheet means what. */
export type Head<Line> = ReadonlyMap<number, Column<Line>>

function titlesOf(cells: ReadonlyMap<number, ReadCell>): [number, string][] {
  return [...cells].flatMap(([column, cell]) =>
    cell.kind === 'text' ? [[column, bareTitle(cell.text)]] : [],
  )
}

/**
 * The headings of a sheet, when this is the row of them: at least two are known, or all that must be there. Notes columns
 * that nobody knows, twice the same heading and missing ones.
 */
export function headOf<Line>(
  given: { sheet: string; row: number; columns: readonly Column<Line>[]; faults: Faults },
  cells: ReadonlyMap<number, ReadCell>,
): Head<Line> | undefined {
  const { sheet, row, columns, faults } = given
  const byTitle = new Map(
    columns.flatMap((column) =>
      [column.title, ...(column.others ?? [])].map((title) => [bareTitle(title), column] as const),
    ),
  )
  const titles = titlesOf(cells)
  const known = titles.filter(([, title]) => byTitle.has(title))
  if (known.length < 2) return undefined
  const head = new Map<number, Column<Line>>()
  for (const [column, title] of titles) {
    const at = { sheet, row, column, value: title }
    const meant = byTitle.get(title)
    if (!meant) {
      if (!ownColumns.includes(title))
        faults.add({ ...at, title, problem: '不認得這一欄，匯入時會略過', isNotice: true })
    } else if ([...head.values()].includes(meant))
      faults.add({ ...at, title: meant.title, problem: `「${meant.title}」欄重複了`, expected: '請只留一欄' })
    else head.set(column, meant)
  }
  for (const column of columns)
    if (column.isRequired && ![...head.values()].includes(column))
      faults.add({
        sheet,
        row,
        column: null,
        title: column.title,
        problem: `缺少「${column.title}」欄`,
        expected: `請加上「${column.title}」欄並填寫`,
      })
  return head
}

/** Whether headings may still come in this row. */
export const mayBeHead = (row: number): boolean => row <= lastHeadRow
