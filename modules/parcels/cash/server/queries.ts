import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayStart } from '#platform/contract/taipei.ts'
import type { Taken } from '#platform/contract/call.ts'
import type { Lease } from '#platform/server/database.ts'
import { showSerialNumber as showPackage } from '#modules/parcels/packages/server/public.ts'
import { showSerialNumber } from '#modules/parcels/deposits/server/public.ts'
import { householdTable as h } from '#modules/homes/households/server/public.ts'
import type { cash, CashLine } from '../contract.ts'
import { cashLines as l, depositsBeside as d, packageSerials as p } from './tables.ts'

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
}

const toLine = ({ serial, packageSerial, ...row }: Row): CashLine => ({
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
  return made.filter((one): one is SQL => typeof one === 'object')
}

/** Counting ends here; the list says so. */
const mostCounted = 1001

const behind = (after: string) =>
  after
    ? sql`(${l.at}, ${l.id}) < ((select at from cash_line where id = ${after}::uuid), ${after}::uuid)`
    : undefined

/** How many lines the filters find, all of them. */
export async function countLedger(lease: Lease, filter: Narrowing): Promise<number> {
  const [all] = await lease.db
    .select({ total: sql<number>`count(*)::int` })
    .from(l)
    .innerJoin(d, eq(d.id, l.depositId))
    .where(and(...conditions(filter)))
  return all?.total ?? 0
}

/** At most `limit` lines that the filters let through, the newest first, behind the line that `after` names. */
export async function readLedger(
  lease: Lease,
  filter: Narrowing,
  { after, limit }: { after: string; limit: number },
): Promise<CashLine[]> {
  const rows = await lines(lease)
    .where(and(...conditions(filter), behind(after)))
    .orderBy(desc(l.at), desc(l.id))
    .limit(limit)
  return rows.map(toLine)
}

/** The ledger of all envelopes, the newest first, a page after the line that `after` names. */
export async function listLedger(lease: Lease, filter: Filter) {
  const { after, maxCount } = filter
  const [rows, [all]] = await Promise.all([
    readLedger(lease, filter, { after, limit: maxCount + 1 }),
    lease.db.select({ total: sql<number>`count(*)::int` }).from(
      lease.db
        .select({ one: sql`1`.as('one') })
        .from(l)
        .innerJoin(d, eq(d.id, l.depositId))
        .where(and(...conditions(filter)))
        .limit(mostCounted)
        .as('counted'),
    ),
  ])
  const shown = rows.slice(0, maxCount)
  return {
    data: shown,
    pagination: { offset: 0, maxCount, total: all?.total ?? 0 },
    after: rows.length > maxCount ? (shown.at(-1)?.lineId ?? null) : null,
  }
}
