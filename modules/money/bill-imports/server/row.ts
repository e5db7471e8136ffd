import type { ReadCell } from '#platform/workbook/read-sheet.ts'
import { leastAmount, mostAmount } from '#modules/money/bills/contract.ts'
import type { FaultKind, NoticeKind } from '../fault-table.ts'
import { lineOf, textOf, wholeOf } from './cells.ts'
import { type Found, spoken } from './faults.ts'
import { columnOf, faultHead, payerWords } from './layout.ts'
import type { Cells, Item } from './sheet.ts'

export type PayerType = keyof typeof payerWords

/** A bill as its row says it; what is undefined was not said, or is wrong and was told. */
export interface Row {
  number: number
  label: string | undefined
  code: string | undefined
  owner: string
  payerType: PayerType
  total: number
  /** By the place of the item among the items. */
  amounts: [item: number, amount: number][]
}

interface Given {
  number: number
  cells: Cells
  titles: ReadonlyMap<number, string>
  items: readonly Item[]
  faults: Found<FaultKind>
  notices: Found<NoticeKind>
}

/** R305: a total stays below. */
const tooLarge = 999_999_999

/** Reads one row and notes what is wrong with it; undefined for one without any amount, whose household gets no bill. */
export function readRow(given: Given): Row | undefined {
  const { number, cells, titles, items, faults, notices } = given
  const at = (column: number) => ({ row: number, column, title: titles.get(column) ?? '' })
  const isSaid = (column: number) => column >= columnOf.total && titles.get(column) !== faultHead
  if (![...cells.keys()].some(isSaid)) return undefined

  /** The cell, unless it has nothing to say, or nothing that can be used. */
  const use = (column: number, kind?: FaultKind): ReadCell | undefined => {
    const cell = cells.get(column)
    if (cell?.kind === 'uncalculated' || cell?.kind === 'error')
      faults.add('notCalculated', at(column), textOf(cell))
    else if (cell) return cell
    else if (kind) faults.add(kind, at(column))
    return undefined
  }
  const named = (column: number, kind: FaultKind, most: number): string | undefined => {
    const cell = use(column, kind)
    const text = cell && lineOf(cell, most)
    if (cell && !text) faults.add(kind, at(column), textOf(cell))
    return text
  }
  const label = named(columnOf.label, 'labelMissing', 60)
  const code = named(columnOf.code, 'codeMissing', 60)
  const owner = named(columnOf.owner, 'ownerMissing', 40) ?? ''

  let isKnown = true
  const amounts = items.flatMap(({ column }, nth): [number, number][] => {
    const cell = cells.has(column) ? use(column) : undefined
    if (!cell) {
      isKnown &&= !cells.has(column)
      return []
    }
    const amount = wholeOf(cell)
    if (amount === undefined) {
      isKnown = false
      faults.add('amountNotNumeric', at(column), textOf(cell))
      return []
    }
    if (amount < leastAmount) faults.add('amountTooSmall', at(column), spoken(amount))
    if (amount > mostAmount) faults.add('amountTooLarge', at(column), spoken(amount))
    return [[nth, amount]]
  })
  const isItem = new Set(items.map(({ column }) => column))
  for (const [column, cell] of cells)
    if (column >= columnOf.items && !isItem.has(column) && titles.get(column) !== faultHead)
      faults.add('amountWithoutItem', at(column), textOf(cell))

  const totalCell = use(columnOf.total, 'totalNotInteger')
  const total = totalCell && wholeOf(totalCell)
  if (totalCell && total === undefined) faults.add('totalNotInteger', at(columnOf.total), textOf(totalCell))
  const sum = amounts.reduce((before, [, amount]) => before + amount, 0)
  if (total !== undefined) {
    if (Math.abs(total) >= tooLarge) faults.add('totalTooLarge', at(columnOf.total), spoken(total))
    // Without items, or with one that nobody can read, there is nothing to compare with.
    else if (isKnown && items.length && sum !== total)
      faults.add('sumDiffers', at(columnOf.total), spoken(total), spoken(sum))
    if (total < 0) notices.add('totalNegative', at(columnOf.total), spoken(total))
  }
  const word = textOf(cells.get(columnOf.payerType))
  const payerType = (Object.keys(payerWords) as PayerType[]).find((key) => payerWords[key] === word)
  if (word && !payerType) notices.add('payerUnclear', at(columnOf.payerType), word)
  return { number, label, code, owner, payerType: payerType ?? 'owner', total: total ?? 0, amounts }
}
