import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { rowsBehind } from '#platform/server/list.ts'
import { kindOfDevice } from '#modules/sign-in/accounts/server/public.ts'
import type { AuditRow } from '../contract.ts'
import { changesOf } from './changes.ts'
import { auditRows as a } from './tables.ts'

/** What narrows the audit. */
export interface Narrowing {
  accountId?: string | undefined
  module?: string | undefined
  action?: string | undefined
  target?: string | undefined
  targetId?: string | undefined
  address?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

// The thing's own name where its row says one, so that no other module's table is read.
const nameIn = (side: 'before' | 'after') =>
  sql<string>`nullif(concat_ws('　', nullif(${a[side]} ->> 'serialNumber', ''),
    nullif(coalesce(${a[side]} ->> 'label', ${a[side]} ->> 'account', ${a[side]} ->> 'title'), '')), '')`

const startsWith = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Which rows the filters let through. A whole module is all its acts, found by the range of their names. */
export function conditionOf(input: Narrowing): SQL | undefined {
  const { accountId, module, action, target, targetId, address, from, to } = input
  return and(
    accountId ? eq(a.accountId, accountId) : undefined,
    module ? and(gte(a.action, `${module}.`), lt(a.action, `${module}/`)) : undefined,
    action ? eq(a.action, action) : undefined,
    target ? eq(a.target, target) : undefined,
    targetId ? eq(a.targetId, targetId) : undefined,
    address ? sql`${a.address} like ${startsWith(address)}` : undefined,
    from && gte(a.at, from),
    to && lt(a.at, to),
  )
}

const read = (lease: Lease, { condition, limit }: { condition: SQL | undefined; limit: number }) =>
  lease.db
    .select({
      id: a.id,
      at: a.at,
      accountId: a.accountId,
      by: a.accountName,
      address: a.address,
      device: a.device,
      action: a.action,
      target: sql<string>`coalesce(${a.target}, '')`,
      targetId: sql<string>`coalesce(${a.targetId}, '')`,
      targetName: sql<string>`coalesce(${nameIn('after')}, ${nameIn('before')}, '')`,
      reason: sql<string>`coalesce(${a.reason}, '')`,
      before: a.before,
      after: a.after,
      micros: microsOf(a.at),
    })
    .from(a)
    .where(condition)
    .orderBy(desc(a.at), desc(a.id))
    .limit(limit)

/** Rows of the audit behind a cursor, the newest first; `after` is '' at the end. Throws invalid for a cursor that is none. */
export async function readRows(
  lease: Lease,
  condition: SQL | undefined,
  page: { after: string; limit: number },
): Promise<{ rows: AuditRow[]; after: string }> {
  const list = {
    condition,
    at: a.at,
    id: a.id,
    read: (given: { condition: SQL | undefined; limit: number }) => read(lease, given),
    idOf: (row: { id: string }) => row.id,
  }
  const { rows, after } = await rowsBehind(list, page)
  return {
    rows: rows.map(({ before, after: now, micros: _, ...row }) => ({
      ...row,
      device: kindOfDevice(row.device),
      changes: changesOf(before, now),
    })),
    after,
  }
}

/** A page of the audit. */
export async function listAudit(lease: Lease, input: Narrowing & { after: string; maxCount: number }) {
  const { rows, after } = await readRows(lease, conditionOf(input), {
    after: input.after,
    limit: input.maxCount,
  })
  return { data: rows, pagination: { after } }
}

/** A page of what happened to things of some kinds, or to one of them. */
export async function listAuditOf(
  lease: Lease,
  targets: readonly string[],
  input: { targetId?: string | undefined; after: string; maxCount: number },
) {
  const condition = and(
    inArray(a.target, [...targets]),
    input.targetId ? eq(a.targetId, input.targetId) : undefined,
  )
  const { rows, after } = await readRows(lease, condition, { after: input.after, limit: input.maxCount })
  return { data: rows, pagination: { after } }
}
