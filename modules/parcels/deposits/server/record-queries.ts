import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage, type NewestFirst } from '#platform/server/list.ts'
import { householdTable as h } from '#modules/homes/households/server/public.ts'
import {
  payers,
  waits,
  depositHandOvers as o,
  depositTable as d,
} from '#modules/parcels/deposit-items/server/public.ts'
import type { deposits, RecordedDeposit, State } from '../contract.ts'
import { openFields, toOpen } from './queries.ts'

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
  receiveType: o.receiveType,
  receiveCode: sql<string>`coalesce(right(${o.receiveCode}, 4), '')`.as('receive_code_end'),
  takerName: sql<string>`coalesce(${o.takerName}, '')`.as('taker'),
  voidedAt: d.voidedAt,
  micros: microsOf(d.arrivedAt),
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
  const ids = sql`${sql.param(homes.map((home) => home.id))}::uuid[]`
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
  ].filter((item): item is SQL => typeof item === 'object')
}

/** How many deposits the filters find, all of them. */
export async function countDeposits(
  lease: Lease,
  filter: Omit<Filter, 'after' | 'maxCount'>,
): Promise<number> {
  return lease.db.$count(d, and(...(await conditions(lease, filter))))
}

/** The list says that there are more than these. */
const mostCounted = 1000

/** Deposits by their ids, in the order of the list: which ones is read from an index alone where it can be. */
async function read(lease: Lease, { condition, limit }: { condition: SQL | undefined; limit: number }) {
  const picked = await lease.db
    .select({ id: d.id })
    .from(d)
    .where(condition)
    .orderBy(desc(d.arrivedAt), desc(d.id))
    .limit(limit)
  const ids = picked.map((row) => row.id)
  const rows = ids.length
    ? await recorded(lease).where(inArray(d.id, ids)).orderBy(desc(d.arrivedAt), desc(d.id))
    : []
  return rows.map(toOpen)
}

/** The deposits that filters let through, the newest first. */
export async function depositsOf(
  lease: Lease,
  filter: Omit<Filter, 'after' | 'maxCount'>,
): Promise<NewestFirst<RecordedDeposit & { micros: number }>> {
  return {
    condition: and(...(await conditions(lease, filter))),
    at: d.arrivedAt,
    id: d.id,
    read: (given) => read(lease, given),
    idOf: (row) => row.depositId,
  }
}

/** A page of deposits. Throws invalid for a cursor that is none. */
export async function listDeposits(lease: Lease, filter: Filter) {
  const list = await depositsOf(lease, filter)
  const counted = { from: d, condition: list.condition, most: mostCounted }
  return cursorPage(lease, { ...list, counted }, filter)
}
