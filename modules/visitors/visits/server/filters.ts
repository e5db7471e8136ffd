import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { barePlate } from '#platform/contract/plate.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdsOfLabel } from '#modules/homes/households/server/public.ts'
import { visitorTable as v } from './tables.ts'
import { visitorStates } from '../contract.ts'
import type { RecordFilters } from '../contract.ts'

/**
 * Visitors that a text means. Row security lets no index help with fragments, so a name is looked for among those whose
 * personal data was not forgotten: a bounded past.
 */
export async function conditionOfText(lease: Lease, typed: string): Promise<SQL | undefined> {
  const text = typed.normalize('NFKC').trim()
  if (!text) return undefined
  const upper = text.toUpperCase()
  const plate = barePlate(text)
  const digits = text.replace(/\D/g, '')
  const households = await householdsOfLabel(lease, text)
  const has = (column: SQL) => sql`strpos(upper(${column}), ${upper}) > 0`
  return or(
    households.length ? sql`${v.householdId} = any(${sql.param(households)}::uuid[])` : undefined,
    and(
      sql`visitor.forgotten_at is null`,
      or(
        has(sql`visitor.name`),
        has(sql`visitor.firm`),
        has(sql`visitor.remark`),
        has(sql`visitor.reason`),
        plate.length >= 2 ? sql`strpos(${v.plateKey}, ${plate}) > 0` : undefined,
        digits.length >= 3 ? sql`strpos(${v.phoneKey}, ${digits}) > 0` : undefined,
      ),
    ),
  )
}

/** The condition of the filters, over the visitor table alone. */
export async function conditionOf(lease: Lease, filters: RecordFilters): Promise<SQL | undefined> {
  const { from, to, householdId, status, target, reasonId, isStillLent } = filters
  return and(
    await conditionOfText(lease, filters.keyword),
    from && gte(v.cameAt, from),
    to && lt(v.cameAt, to),
    householdId ? eq(v.householdId, householdId) : undefined,
    // A record is what happened; who is awaited stands in the list of bookings, unless asked for.
    status === undefined ? sql`visitor.state <> 'booked'` : eq(v.state, visitorStates[status]),
    target ? eq(v.target, target) : undefined,
    reasonId ? eq(v.reasonId, reasonId) : undefined,
    isStillLent
      ? sql`exists (select from visitor_loan l join visitor_loan_line n on n.loan_id = l.id
          where l.visitor_id = visitor.id and n.still_out > 0)`
      : undefined,
  )
}
