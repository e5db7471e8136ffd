import type { Lease } from '#platform/server/database.ts'
import type { FaultKind, NoticeKind } from '../fault-table.ts'
import { Found, type Fault, type Notice } from './faults.ts'
import { codeOf, columnOf, heads, rowOf } from './layout.ts'
import { type KnownItem, knownItems } from './known-items.ts'
import type { ReadFile } from './read-file.ts'
import type { Row } from './row.ts'
import type { ImportRow } from './tables.ts'

/** A bill of the file, with its household found. */
export interface FoundBill extends Row {
  householdId: string
  label: string
}

/** A file with its households and items found; without faults it can be taken in. */
export interface Looked {
  read: ReadFile
  bills: FoundBill[]
  /** By the place of the item in the file. */
  items: KnownItem[]
  faults: Fault[]
  faultCount: number
  notices: Notice[]
}

const fold = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/** Finds the households and items of what was read, and notes households that are not there or come twice. */
export async function lookAt(
  lease: Lease,
  place: Pick<ImportRow, 'provider' | 'feeType'>,
  read: ReadFile,
): Promise<Looked> {
  const homes = await lease.query<{ id: string; label: string }>(
    'select id, label from household where closed_at is null',
  )
  const byName = new Map(homes.map((home) => [`${fold(home.label)} ${fold(codeOf(home.id))}`, home]))
  const faults = new Found<FaultKind>()
  const rows = new Map<string, number>()
  const bills = read.rows.flatMap((row): FoundBill[] => {
    const { number, label, code } = row
    if (!label || !code) return []
    const at = { row: number, column: columnOf.code, title: heads[columnOf.code] }
    const home = byName.get(`${fold(label)} ${fold(code)}`)
    if (!home) {
      faults.add('householdUnknown', at, `${label} ${code}`)
      return []
    }
    const earlier = rows.get(home.id)
    if (earlier) faults.add('householdTwice', at, home.label, String(earlier))
    else rows.set(home.id, number)
    return [{ ...row, householdId: home.id, label: home.label }]
  })
  const items = await knownItems(
    lease,
    place,
    read.items.map(({ name }) => name),
  )
  const notices = new Found<NoticeKind>()
  items.forEach(({ name, isKnown, accountNumber }, nth) => {
    const column = read.items[nth]?.column ?? null
    if (!isKnown)
      notices.add('itemNew', { row: rowOf.heads, column, title: name }, name, String(accountNumber))
  })
  return {
    read,
    bills,
    items,
    faults: [...read.faults, ...faults.all],
    faultCount: read.faultCount + faults.count,
    notices: [...read.notices, ...notices.all],
  }
}
