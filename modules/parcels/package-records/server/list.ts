import { and, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { behind, cursorOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { type PackageState, packageStates } from '#modules/parcels/packages/contract.ts'
import { packageTable as p } from '#modules/parcels/packages/server/public.ts'
import { mostCounted, type packageRecords } from '../contract.ts'
import { conditionOf, type Filters, inState, rowsInState } from './filters.ts'
import { readRecords } from './records.ts'

type Input = Taken<typeof packageRecords.calls.listPackages>

/** A count that reads no further than it must: a past of years costs no more than its first 5000. */
const counted = (condition: SQL | undefined): SQL<number> => {
  const where = condition ? sql`where ${condition}` : sql``
  return sql`(select count(*) from (select from ${p} ${where} limit ${sql.raw(String(mostCounted + 1))}) as counted)`
}

const capped = (n: number) => ({ count: Math.min(n, mostCounted), isCapped: n > mostCounted })

async function countOf(lease: Lease, condition: SQL | undefined) {
  const { rows } = await lease.db.execute<{ n: number }>(sql`select ${counted(condition)} as n`)
  return capped(rows[0]?.n ?? 0)
}

/**
 * A page of packages: handed over ones by the newest hand-over, all others by the newest arrival. `after` continues behind
 * the last row of a page, also while new ones arrive. Throws invalid for a cursor that is none.
 */
export async function listPackages(context: Context, input: Input) {
  const { state, after: cursor, maxCount, ...filters } = input
  const at = state === 'handedOver' ? p.handedOverAt : p.arrivedAt
  const rest = behind(cursor, at, p.id)
  const narrowed = await conditionOf(context, filters, context.now)
  const [rows, total] = await Promise.all([
    readRecords(context, {
      condition: and(rowsInState(state), narrowed, rest),
      at,
      limit: maxCount + 1,
    }),
    countOf(context, and(inState(state), narrowed)),
  ])
  const data = rows.slice(0, maxCount)
  const last = rows.length > maxCount ? data.at(-1) : undefined
  return {
    data,
    pagination: {
      after: last ? cursorOf({ micros: last.micros, id: last.packageId }) : '',
      maxCount,
      total: total.count,
      totalIsCapped: total.isCapped,
    },
  }
}

/** How many packages of each state the filters find. */
export async function countPackages(context: Context, filters: Filters) {
  const condition = await conditionOf(context, filters, context.now)
  const counts = packageStates.map(
    (state) => sql`${counted(and(inState(state), condition))} as ${sql.identifier(state)}`,
  )
  const { rows } = await context.db.execute<Record<PackageState, number>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  )
  const [row] = rows
  const of = (state: PackageState) => capped(row?.[state] ?? 0)
  return {
    waiting: of('waiting'),
    handedOver: of('handedOver'),
    returned: of('returned'),
    voided: of('voided'),
    lost: of('lost'),
  }
}
