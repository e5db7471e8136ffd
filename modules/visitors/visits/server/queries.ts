import { count, eq, type SQL, sql } from 'drizzle-orm'
import { maskMobile } from '#platform/contract/masking.ts'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { statusOf, type Visitor } from '../shapes.ts'
import { visitorTable as v } from './tables.ts'

/** Arrived and not left: written so that the partial indexes are found. */
export const isInside: SQL = sql`visitor.arrived_at is not null and visitor.left_at is null`
/** Booked, and neither there nor called off nor expired. */
export const isAwaited: SQL = sql`visitor.arrived_at is null and visitor.cancelled_at is null and visitor.expired_at is null`

const inside = statement('visitors_inside', (query) =>
  query.select({ count: count() }).from(v).where(isInside),
)

/** How many visitors are inside: entries, not heads. */
export async function countVisitorsInside(lease: Lease): Promise<number> {
  const [row] = await lease.run(inside, {})
  return row?.count ?? 0
}

const loansOf = sql<
  string[]
>`array(select l.id from visitor_loan l where l.visitor_id = visitor.id order by l.lent_at, l.id)`
const stillOutOf = sql<number>`(select coalesce(sum(n.still_out), 0)::int from visitor_loan l
  join visitor_loan_line n on n.loan_id = l.id where l.visitor_id = visitor.id)`

export type VisitorRow = typeof v.$inferSelect
export interface ReadRow {
  row: VisitorRow
  label: string
  loanIds: string[]
  stillOut: number
  micros: number
}

/** Visitors with their households' labels and what was lent to them, in an order. */
export async function readRows(
  lease: Lease,
  item: { condition: SQL | undefined; order: SQL[]; limit: number; offset?: number },
): Promise<ReadRow[]> {
  return lease.db
    .select({
      row: v,
      label: sql<string>`coalesce(${householdTable.label}, '')`,
      loanIds: loansOf,
      stillOut: stillOutOf,
      micros: microsOf(v.cameAt),
    })
    .from(v)
    .leftJoin(householdTable, eq(householdTable.id, v.householdId))
    .where(item.condition)
    .orderBy(...item.order)
    .limit(item.limit)
    .offset(item.offset ?? 0)
}

/** Whether a reader may see the black list. */
export interface Reader {
  actor: { permissions: ReadonlySet<string> }
}

/** A row as lists show it: the telephone number masked, the black list only for those who may see it. */
export function toVisitor({ row, label, loanIds, stillOut }: ReadRow, reader: Reader): Visitor {
  const { arrivedAt, arrivedHow } = row
  return {
    visitorId: row.id,
    status: statusOf(row.state),
    target: row.target,
    householdId: row.householdId,
    label,
    name: row.name,
    phone: maskMobile(row.phone),
    people: row.people,
    reasonId: row.reasonId,
    reason: row.reason,
    vendorKindId: row.vendorKindId,
    vendorKind: row.vendorKind,
    firm: row.firm,
    plate: row.plate,
    parkingBay: row.parkingBay,
    remark: row.remark,
    bookStart: row.bookStart,
    bookEnd: row.bookEnd,
    seriesId: row.seriesId,
    approval: row.approval,
    approvalBy: row.approvalBy,
    createdAt: row.createdAt,
    createdBy: row.createdByName,
    arrived:
      arrivedAt && arrivedHow
        ? {
            arrivedAt,
            cardCode: row.cardCode,
            pledgeKindId: row.pledgeKindId,
            pledgeKind: row.pledgeKind,
            pledgeSlot: row.pledgeSlot,
            photoPath: row.photoPath,
            arrivedBy: row.arrivedByName,
            how: arrivedHow,
          }
        : null,
    leftAt: row.leftAt,
    leftBy: row.leftByName,
    loanIds,
    stillOut,
    isBanned: row.banId !== null && reader.actor.permissions.has('visitorBans.view'),
    rowVersion: row.rowVersion,
  }
}

/** One visitor as it is read. Throws notFound. */
export async function readRow(lease: Lease, visitorId: string): Promise<ReadRow> {
  const [found] = await readRows(lease, { condition: eq(v.id, visitorId), order: [sql`1`], limit: 1 })
  if (!found) throw problems.notFound()
  return found
}
