import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { codecOf } from '#platform/contract/codec.ts'
import type { Lease } from '#platform/server/database.ts'
import { Cash, OpenItem, type ShiftChangeSummary } from '../contract.ts'
import { shiftChangeTable as s } from './tables.ts'

const items = codecOf(z.array(OpenItem))
const cash = codecOf(Cash)

/** The items of a list as they are kept beside the signatures. */
export const keepItems = (list: readonly OpenItem[]): unknown => items.encode(list)
/** The cash of a list as it is kept beside the signatures. */
export const keepCash = (kept: Cash): unknown => cash.encode(kept)

const fields = {
  shiftChangeId: s.id,
  number: s.number,
  at: s.at,
  fromName: s.fromName,
  toName: s.toName,
  isOutsider: s.isOutsider,
  note: s.note,
  counts: s.counts,
  cash: s.cash,
  addedCount: s.addedCount,
  goneCount: s.goneCount,
}
const toSummary = (row: Omit<ShiftChangeSummary, 'cash'> & { cash: unknown }): ShiftChangeSummary => ({
  ...row,
  cash: cash.decode(row.cash, false) as Cash,
})

/** The last signed list with everything on it; undefined before the first. */
export async function lastShiftChange(
  lease: Lease,
): Promise<{ summary: ShiftChangeSummary; items: OpenItem[] } | undefined> {
  const [row] = await lease.db
    .select({ ...fields, items: s.items })
    .from(s)
    .orderBy(desc(s.number))
    .limit(1)
  if (!row) return undefined
  const { items: kept, ...summary } = row
  return { summary: toSummary(summary), items: items.decode(kept, false) as OpenItem[] }
}

/** One signed list with everything on it; undefined when there is none of this id. */
export async function findShiftChange(lease: Lease, shiftChangeId: string) {
  const [row] = await lease.db
    .select({
      ...fields,
      items: s.items,
      checkedIds: s.checkedIds,
      previousId: s.previousId,
      fromAccount: s.fromAccount,
      toAccount: s.toAccount,
      fromSignaturePath: s.fromSignaturePath,
      toSignaturePath: s.toSignaturePath,
      forgottenAt: s.forgottenAt,
    })
    .from(s)
    .where(eq(s.id, shiftChangeId))
  if (!row) return undefined
  const {
    items: kept,
    previousId,
    fromAccount,
    toAccount,
    checkedIds,
    fromSignaturePath,
    toSignaturePath,
    forgottenAt,
    ...rest
  } = row
  return {
    summary: toSummary(rest),
    items: items.decode(kept, false) as OpenItem[],
    previousId,
    fromAccount,
    toAccount,
    checkedIds,
    fromSignaturePath,
    toSignaturePath,
    forgottenAt,
  }
}

/** Past shift changes below a number, the newest first, and how many there are. */
export async function listShiftChanges(lease: Lease, asked: { before?: number; maxCount: number }) {
  const [rows, total] = await Promise.all([
    lease.db
      .select(fields)
      .from(s)
      .where(and(asked.before === undefined ? sql`true` : lt(s.number, asked.before)))
      .orderBy(desc(s.number))
      .limit(asked.maxCount),
    lease.db.$count(s),
  ])
  return { data: rows.map(toSummary), total }
}
