import { and, count, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdTable as h } from '#modules/homes/households/server/public.ts'
import type { deposits, RecordedDeposit, State } from '../contract.ts'
import { openFields, payers, toOpen, waits } from './queries.ts'
import { depositHandOvers as o, depositTable as d } from './tables.ts'

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

/** `D031`, `31`: the number that the desk calls. */
const serialOf = (text: string): number | undefined => {
  const [, digits] = /^d?0*(\d{1,6})$/i.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

async function matching(lease: Lease, text: string): Promise<SQL | undefined> {
  const serial = serialOf(text)
  if (serial !== undefined && /^d|^0/i.test(text)) return eq(d.serialNumber, serial)
  // Few households, many deposits: the households are found first.
  const homes = await lease.db
    .select({ id: h.id })
    .from(h)
    .where(sql`strpos(lower(${h.label}), lower(${text})) > 0`)
    .limit(200)
  const ids = sql`${sql.param(homes.map((one) => one.id))}::uuid[]`
  return or(
    serial === undefined ? undefined : eq(d.serialNumber, serial),
    homes.length ? sql`${d.householdId} = any(${ids})` : undefined,
    homes.length ? sql`${d.payerHouseholdId} = any(${ids})` : undefined,
    sql`strpos(${d.search}, lower(${text})) > 0`,
  )
}

async function conditions(
  lease: Lease,
  filter: Omit<Filter, 'after' | 'maxCount'>,
): Promise<(SQL | undefined)[]> {
  const { state, kindDetail, from, to, householdId, payerHouseholdId, building, text } = filter
  return [
    state && ofState[state],
    kindDetail && eq(d.kindDetail, kindDetail),
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

/** The ids of the deposits that the conditions let through, the newest first: read from an index alone where it can be. */
const idsOf = async (lease: Lease, wanted: readonly (SQL | undefined)[], maxCount: number) => {
  const rows = await lease.db
    .select({ id: d.id })
    .from(d)
    .where(and(...wanted))
    .orderBy(desc(d.arrivedAt), desc(d.id))
    .limit(maxCount)
  return rows.map((row) => row.id)
}

/** A page of all deposits, the newest first, after the deposit that `after` names; the total is counted up to 1001. */
export async function listDeposits(lease: Lease, filter: Filter) {
  const { after, maxCount } = filter
  const wanted = await conditions(lease, filter)
  const all = await idsOf(lease, wanted, mostCounted)
  const beyond = sql`(${d.arrivedAt}, ${d.id}) < ((select arrived_at from deposit where id = ${after}::uuid), ${after}::uuid)`
  const ids = after ? await idsOf(lease, [...wanted, beyond], maxCount + 1) : all.slice(0, maxCount + 1)
  const shown = ids.slice(0, maxCount)
  const rows = shown.length
    ? await recorded(lease).where(inArray(d.id, shown)).orderBy(desc(d.arrivedAt), desc(d.id))
    : []
  return {
    data: rows.map(toOpen),
    pagination: { offset: 0, maxCount, total: all.length },
    after: ids.length > maxCount ? (shown.at(-1) ?? null) : null,
  }
}
