import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayStart } from '#platform/contract/taipei.ts'
import type { Taken } from '#platform/contract/call.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage, type NewestFirst } from '#platform/server/list.ts'
import {
  packageTable as p,
  showSerialNumber as showPackage,
} from '#modules/parcels/packages/server/public.ts'
import { depositTable as d, showSerialNumber } from '#modules/parcels/deposit-items/server/public.ts'
import { householdTable as h } from '#modules/homes/households/server/public.ts'
import type { cash, CashLine } from '../contract.ts'
import { cashLines as l } from './tables.ts'

const counter = alias(l, 'counter')
const { id, accountName, witnessName, reversesSequence, packageId: _, ...plain } = getTableColumns(l)

const fields = {
  lineId: id,
  depositId: plain.depositId,
  serial: d.serialNumber,
  householdId: d.householdId,
  label: sql<string>`coalesce(${h.label}, '')`,
  name: d.recipientName,
  sequence: plain.sequence,
  kind: plain.kind,
  at: plain.at,
  micros: microsOf(plain.at),
  by: accountName,
  amount: plain.amount,
  balance: plain.balance,
  receiptNumber: plain.receiptNumber,
  packageSerial: p.serialNumber,
  courierName: plain.courierName,
  reason: plain.reason,
  witness: witnessName,
  reverses: reversesSequence,
  signaturePath: plain.signaturePath,
  isReversed: sql<boolean>`${counter.sequence} is not null`,
}

const lines = (lease: Lease) =>
  lease.db
    .select(fields)
    .from(l)
    .innerJoin(d, eq(d.id, l.depositId))
    .leftJoin(h, eq(h.id, d.householdId))
    .leftJoin(p, eq(p.id, l.packageId))
    .leftJoin(counter, and(eq(counter.depositId, l.depositId), eq(counter.reversesSequence, l.sequence)))

type Row = Omit<CashLine, 'serialNumber' | 'packageSerialNumber'> & {
  serial: number
  packageSerial: number | null
  micros: number
}

const toLine = ({ serial, packageSerial, ...row }: Row) => ({
  ...row,
  serialNumber: showSerialNumber(serial),
  packageSerialNumber: packageSerial === null ? '' : showPackage(packageSerial),
})

/** The lines of an envelope, the newest first; none for a deposit that never held cash. */
export async function linesOf(lease: Lease, depositId: string): Promise<CashLine[]> {
  const rows = await lines(lease).where(eq(l.depositId, depositId)).orderBy(desc(l.sequence))
  return rows.map(toLine)
}

/** One line by its id; undefined when there is none. */
export async function findLine(lease: Lease, lineId: string): Promise<CashLine | undefined> {
  const [row] = await lines(lease).where(eq(l.id, lineId))
  return row && toLine(row)
}

/** The live payment of a package from any envelope: who paid and when; undefined while it is not paid. */
export async function paymentOf(lease: Lease, packageId: string): Promise<CashLine | undefined> {
  const rows = await lines(lease).where(and(eq(l.packageId, packageId), eq(l.kind, 'payCourier')))
  return rows.map(toLine).find((line) => !line.isReversed)
}

/** Which of the packages are paid from an envelope. */
export async function paidAmong(lease: Lease, packageIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (!packageIds.length) return new Set()
  const rows = await lease.query<{ id: string }>(
    `select l.package_id as id from cash_line l where l.package_id = any($1) and l.kind = 'payCourier'
       and not exists (select from cash_line r where r.deposit_id = l.deposit_id and r.reverses_sequence = l.sequence)`,
    [packageIds],
  )
  return new Set(rows.map((row) => row.id))
}

type Filter = Taken<typeof cash.calls.listLedger>
type Narrowing = Pick<Filter, 'kind' | 'householdId' | 'from' | 'to'>

const dayAfter = (day: string): Date =>
  new Date(dayStart(new Date(`${day}T12:00:00+08:00`)).getTime() + 86_400_000)

function conditions({ kind, householdId, from, to }: Narrowing): SQL[] {
  const made = [
    kind && eq(l.kind, kind),
    householdId && eq(d.householdId, householdId),
    from && sql`${l.at} >= ${`${from}T00:00:00+08:00`}::timestamptz`,
    to && sql`${l.at} < ${dayAfter(to).toISOString()}::timestamptz`,
  ]
  return made.filter((item): item is SQL => typeof item === 'object')
}

/** The list says that there are more than these. */
const mostCounted = 1000

/** How many lines the filters find, all of them. */
export async function countLedger(lease: Lease, filter: Narrowing): Promise<number> {
  const [all] = await lease.db
    .select({ total: sql<number>`count(*)::int` })
    .from(l)
    .innerJoin(d, eq(d.id, l.depositId))
    .where(and(...conditions(filter)))
  return all?.total ?? 0
}

/** The lines of all envelopes that filters let through, the newest first. */
export function ledgerOf(lease: Lease, filter: Narrowing): NewestFirst<CashLine & { micros: number }> {
  return {
    condition: and(...conditions(filter)),
    at: l.at,
    id: l.id,
    read: async ({ condition, limit }) => {
      const rows = await lines(lease).where(condition).orderBy(desc(l.at), desc(l.id)).limit(limit)
      return rows.map(toLine)
    },
    idOf: (line) => line.lineId,
  }
}

/** A page of the ledger. Throws invalid for a cursor that is none. */
export function listLedger(lease: Lease, filter: Filter) {
  const list = ledgerOf(lease, filter)
  const from = sql`${l} inner join ${d} on ${d.id} = ${l.depositId}`
  return cursorPage(
    lease,
    { ...list, counted: { from, condition: list.condition, most: mostCounted } },
    filter,
  )
}
