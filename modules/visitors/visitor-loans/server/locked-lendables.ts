import { asc, inArray } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { twiceNamed } from '../contract.ts'
import { lendables as t } from './tables.ts'

export interface Wanted {
  lendableId: string
  quantity: number
}

/**
 * Locks what is lent or comes back until the transaction ends. Everybody locks things before lines and in the order of
 * their ids, so that desks wait and never deadlock. Throws notFound, twiceNamed.
 */
export async function lockLendables(lease: Lease, wanted: readonly Wanted[]) {
  const ids = wanted.map(({ lendableId }) => lendableId)
  if (new Set(ids).size < ids.length) throw twiceNamed()
  const rows = await lease.db.select().from(t).where(inArray(t.id, ids)).orderBy(asc(t.id)).for('update')
  if (rows.length < ids.length) throw problems.notFound()
  return new Map(rows.map((row) => [row.id, row]))
}
