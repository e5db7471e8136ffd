import { and, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Lease } from '#platform/server/database.ts'
import type { deposits, RecordedDeposit, State } from '../contract.ts'
import { openFields, payers, toOpen, waits } from './queries.ts'
import { depositHandOvers as o, depositTable as d, householdLabels as h } from './tables.ts'

const fields = {
  ...openFields,
  state:
    sql<State>`case when ${d.voidedAt} is not null then 'voided' when ${d.handedOverAt} is not null then 'handedOver'
    else 'waiting' end`.as('state'),
  expectedOn: d.expectedOn,
  hasPhoto: sql<boolean>`${d.photoPath} <> ''`.as('has_photo'),
  arrivedBy: d.arrivedByName,
  handedOverAt: d.handedOverAt,
  handedOverBy: sql<string>`coalesce(${o.accountName}, '')`.as('handed_over_by'),
  voidedAt: d.voidedAt,
}

const recorded = (lease: Lease) =>
  lease.db
    .select(fields)
    .from(d)
    .leftJoin(h, eq(h.id, d.householdId))
    .leftJoin(payers, eq(payers.id, d.payerHouseholdId))
    .leftJoin(o, eq(o.id, d.handOverId))

/** One deposit as the list of all shows it; undefined when there is none. */
export async function findRecorded(lease: Lease, depositId: string): Promise<RecordedDeposit | undefined> {
  const [row] = await recorded(lease).where(eq(d.id, depositId))
  return row && toOpen(row)
}

type Filter = Taken<typeof deposits.calls.listDeposits>

const ofState: Record<State, SQL | undefined> = {
  waiting: waits,
  handedOver: isNotNull(d.handedOverAt),
  voided: isNotNull(d.voidedAt),
}

const cashOnly = sql`${d.kindDetail} = 8`

/** `D031`, `31`: the number that the desk calls. */
const serialOf = (text: string): number | undefined => {
  const [, digits] = /^d?0*(\d{1,6})$/i.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

async function matching(lease: Lease, text: string): Promise<SQL | undefined> {
  const serial = serialOf(text)
  if (serial !== undefined && /^d|^0/i.test(text)) return eq(d.serialNumber, serial)
  const within = (column: unknown) => sql`position(lower(${text}) in lower(${column})) > 0`
  // Few households, many deposits: the households are found first, so that an index serves them.
  const homes = await lease.db.select({ id: h.id }).from(h).where(within(h.label)).limit(200)
  const ids = homes.map((one) => one.id)
  return or(
    serial === undefined ? undefined : eq(d.serialNumber, serial),
    ids.length ? sql`${d.householdId} = any(${sql.param(ids)}::uuid[])` : undefined,
    ids.length ? sql`${d.payerHouseholdId} = any(${sql.param(ids)}::uuid[])` : undefined,
    within(d.recipientName),
    within(d.payerName),
    within(d.note),
    within(d.shelfPosition),
  )
}

async function conditions(
  lease: Lease,
  filter: Omit<Filter, 'after' | 'maxCount'>,
): Promise<(SQL | undefined)[]> {
  const { state, kindDetail, from, to, householdId, payerHouseholdId, building, text } = filter
  return [
    state && ofState[state],
    kindDetail === 8 ? cashOnly : kindDetail && eq(d.kindDetail, kindDetail),
    from && sql`${d.arrivedAt} >= ${`${from}T00:00:00+08:00`}::timestamptz`,
    to && sql`${d.arrivedAt} < ${`${to}T00:00:00+08:00`}::timestamptz + interval '1 day'`,
    householdId && eq(d.householdId, householdId),
    payerHouseholdId && eq(d.payerHouseholdId, payerHouseholdId),
    building && sql`${d.householdId} in (select id from household where building = ${building})`,
    text && (await matching(lease, text)),
  ].filter((one): one is SQL => typeof one === 'object')
}

/** How many deposits the filters find, all of them. */
export async function countDeposits(
  lease: Lease,
  filter: Omit<Filter, 'after' | 'maxCount'>,
): Promise<number> {
  const [all] = await lease.db
    .select({ total: count() })
    .from(d)
    .where(and(...(await conditions(lease, filter))))
  return all?.total ?? 0
}

/** Counting ends here; the list says so. */
const mostCounted = 1001

/** A page of all deposits, the newest first, after the deposit that `after` names. */
export async function listDeposits(lease: Lease, filter: Filter) {
  const { after, maxCount } = filter
  const wanted = await conditions(lease, filter)
  const beyond = after
    ? sql`(${d.arrivedAt}, ${d.id}) < ((select arrived_at from deposit where id = ${after}::uuid), ${after}::uuid)`
    : undefined
  const counted = lease.db
    .select({ one: sql`1`.as('one') })
    .from(d)
    .where(and(...wanted))
    .limit(mostCounted)
    .as('counted')
  const [rows, [all]] = await Promise.all([
    recorded(lease)
      .where(and(...wanted, beyond))
      .orderBy(desc(d.arrivedAt), desc(d.id))
      .limit(maxCount + 1),
    lease.db.select({ total: count() }).from(counted),
  ])
  const shown = rows.slice(0, maxCount).map(toOpen)
  return {
    data: shown,
    pagination: { offset: 0, maxCount, total: all?.total ?? 0 },
    after: rows.length > maxCount ? (shown.at(-1)?.depositId ?? null) : null,
  }
}
