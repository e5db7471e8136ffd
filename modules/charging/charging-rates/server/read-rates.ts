import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { dayAfter } from '#platform/contract/days.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { RateVersion, TaipowerTariff } from '../contract.ts'
import type { Tariff } from '../tariff.ts'
import { offPeakDays, type RateRow, rateTable as r, taipowerTariffs } from './tables.ts'

const contentOf = (row: RateRow) => ({
  startsOn: row.startsOn,
  voltage: row.voltage,
  summerFrom: row.summerFrom,
  summerUntil: row.summerUntil,
  summer: row.summer,
  other: row.other,
  baseFee: row.baseFee,
  platformFee: row.platformFee,
  parking: row.parking,
})

/** Versions in force, the oldest first: what the engine prices by. */
export async function tariffsOf({ db }: Pick<Lease, 'db'>): Promise<Tariff[]> {
  const rows = await db.select().from(r).where(isNotNull(r.enactedAt)).orderBy(asc(r.startsOn))
  return rows.map((row) => ({ tariffId: row.id, number: row.number, ...contentOf(row) }))
}

/** One version as the engine reads it, in force or not. Throws notFound. */
export async function tariffOf({ db }: Pick<Lease, 'db'>, id: string): Promise<Tariff> {
  const [row] = await db.select().from(r).where(eq(r.id, id))
  if (!row) throw problems.notFound()
  return { tariffId: row.id, number: row.number, ...contentOf(row) }
}

/** Taipower's days without peak, all that were loaded. */
export async function readOffPeakDays({ db }: Pick<Lease, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db.select({ day: offPeakDays.day }).from(offPeakDays)
  return new Set(rows.map(({ day }) => day))
}

/** Taipower's tables, the newest first. */
export const readTaipower = ({ db }: Pick<Lease, 'db'>): Promise<TaipowerTariff[]> =>
  db.select().from(taipowerTariffs).orderBy(desc(taipowerTariffs.startsOn), desc(taipowerTariffs.voltage))

const shown = (row: RateRow, next: string | undefined): RateVersion => ({
  rateId: row.id,
  number: row.number,
  ...contentOf(row),
  state: row.enactedAt ? 'enacted' : row.submittedAt ? 'submitted' : 'draft',
  endsOn: row.enactedAt && next ? dayAfter(next, -1) : null,
  savedAt: row.savedAt,
  savedBy: row.savedByName,
  submittedAt: row.submittedAt,
  submittedBy: row.submittedByName,
  enactedAt: row.enactedAt,
  enactedBy: row.enactedByName,
  returnReason: row.returnReason,
  rowVersion: row.rowVersion,
})

/** All versions, the newest first. */
export async function readVersions({ db }: Pick<Lease, 'db'>): Promise<RateVersion[]> {
  const rows = await db.select().from(r).orderBy(desc(r.startsOn), desc(r.number))
  const enacted = rows.filter(({ enactedAt }) => enactedAt).map(({ startsOn }) => startsOn)
  return rows.map((row) =>
    shown(
      row,
      enacted.findLast((day) => day > row.startsOn),
    ),
  )
}

/** One version. Throws notFound. */
export async function readVersion(lease: Pick<Lease, 'db'>, id: string): Promise<RateVersion> {
  const found = (await readVersions(lease)).find(({ rateId }) => rateId === id)
  if (!found) throw problems.notFound()
  return found
}

/** What the pages of rates begin with. */
export async function listRates(lease: Lease) {
  const years = await lease.db
    .select({
      year: sql<number>`extract(year from ${offPeakDays.day})::int`,
      days: sql<number>`count(*)::int`,
    })
    .from(offPeakDays)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
  return { versions: await readVersions(lease), taipower: await readTaipower(lease), offPeakYears: years }
}
