import type { Cell } from '#platform/server/export-sheet.ts'
import type { SheetColumn } from '#platform/workbook/write-workbook.ts'
import { type Column, householdColumns, residentColumns } from './columns.ts'
import type { HouseholdState, ResidentState } from './state.ts'
import { householdWords, residentWords, type Shown } from './words.ts'

/** A column as a workbook writes it; `teaches`: with what people are told of it. */
export const sheetColumn = <Line>(
  { title, width, format = 'plain', hint, choices, isRequired }: Column<Line>,
  teaches = true,
): SheetColumn => ({
  title,
  width,
  format,
  ...(teaches ? { hint, note: `${isRequired ? '必填。' : ''}${hint}` } : {}),
  ...(choices ? { choices } : {}),
})

/** Midnight of a day in Taipei. */
export const dayCell = (day: string | null): Date | null => (day ? new Date(`${day}T00:00:00+08:00`) : null)
/** 0.01 m² as m². */
export const areaCell = (area: number | null): number | null => (area === null ? null : area / 100)

/** A household's line in a workbook: text, areas as numbers, days as days. */
export function householdRow(state: HouseholdState, shown: Shown): Cell[] {
  const words = householdWords(state, shown)
  const cells: Partial<Record<keyof HouseholdState, Cell>> = {
    exclusiveArea: areaCell(state.exclusiveArea),
    titleArea: areaCell(state.titleArea),
    movedInOn: dayCell(state.movedInOn),
    ...(state.isVirtual ? { isRented: null } : {}),
  }
  return householdColumns.map(({ key }) => {
    const name = key as keyof HouseholdState
    return name in cells ? (cells[name] ?? null) : words[name]
  })
}

/** Somebody's line in a workbook. */
export function residentRow(label: string, state: ResidentState, shown: Shown): Cell[] {
  const words = residentWords(state, shown)
  const cells: Record<string, Cell> = {
    label,
    movedInOn: dayCell(state.movedInOn),
    contractFrom: dayCell(state.contractFrom),
    contractUntil: dayCell(state.contractUntil),
    birthday: state.birthday && words.birthday.includes('*') ? words.birthday : dayCell(state.birthday),
  }
  return residentColumns.map(({ key }) =>
    key in cells ? (cells[key] ?? null) : words[key as keyof ResidentState],
  )
}

/** Rows in batches, each made when it is asked for. */
export async function* batchesOf<One, Row>(
  all: readonly One[],
  rowOf: (item: One) => Row,
): AsyncGenerator<Row[]> {
  const stride = 500
  for (let at = 0; at < all.length; at += stride) {
    yield all.slice(at, at + stride).map(rowOf)
    await new Promise(setImmediate)
  }
}
