import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { packageTable as p } from '#modules/parcels/packages/server/public.ts'
import type { PackageRecord, packageRecords, StockTake } from '../contract.ts'
import { inState } from './filters.ts'
import { readRecords } from './records.ts'
import { serialNumberIn } from './search-text.ts'

type Input = Taken<typeof packageRecords.calls.takeStock>

/** More than can wait, since a serial number has four digits. */
const everyone = 10_000
/** Days in which a scanned code that does not wait is looked for: older ones share their numbers with many. */
const recentDays = 180

const texts = (values: readonly string[]): SQL => sql`any(${sql.param(values)}::text[])`

/** Packages of the recent past that the codes may mean, the newest first. */
function pastOf(context: Context, codes: readonly string[]): Promise<PackageRecord[]> {
  const spellings = [...new Set(codes.flatMap((code) => [code, code.toUpperCase(), code.toLowerCase()]))]
  const serials = codes.flatMap((code) => serialNumberIn(code) ?? [])
  const condition = and(
    sql`${p.state} <> 'waiting'`,
    sql`${p.arrivedAt} > now() - ${`${recentDays} days`}::interval`,
    or(
      and(sql`${p.trackingNumber} <> ''`, sql`${p.trackingNumber} = ${texts(spellings)}`),
      sql`${p.serialNumber} = any(${sql.param(serials)}::integer[])`,
    ),
  )
  return codes.length
    ? readRecords(context, { condition, at: p.arrivedAt, limit: 2 * codes.length })
    : Promise.resolve([])
}

/** Finds packages by what may be scanned from them: the tracking number in any letter case, the serial number, the label. */
function finderOf(records: readonly PackageRecord[]): (code: string) => PackageRecord[] {
  const byNumber = new Map<string, PackageRecord[]>()
  for (const record of records) {
    const number = record.trackingNumber.toUpperCase()
    if (number) byNumber.set(number, [...(byNumber.get(number) ?? []), record])
  }
  const bySerial = new Map(records.map((record) => [Number(record.serialNumber), record] as const).reverse())
  return (code) => {
    const found = byNumber.get(code.toUpperCase())
    if (found) return found
    const serial = serialNumberIn(code)
    const item = serial === undefined ? undefined : bySerial.get(serial)
    return item ? [item] : []
  }
}

/**
 * Compares what lies at a position ('' for the whole room) with the book: scanned ones that should lie there, that the
 * book has elsewhere, that do not wait any more or are unknown, and waiting ones of the position that nobody scanned.
 * Several waiting packages may carry one tracking number: a scan of it means all of them. Changes nothing.
 */
export async function takeStock(context: Context, { shelfPosition, codes }: Input): Promise<StockTake> {
  const wanted = [...new Map(codes.map((code) => [code.toUpperCase(), code])).values()]
  const waiting = await readRecords(context, {
    condition: inState('waiting'),
    at: p.arrivedAt,
    limit: everyone,
  })
  const findWaiting = finderOf(waiting)
  const past = await pastOf(
    context,
    wanted.filter((code) => !findWaiting(code).length),
  )
  const findPast = finderOf(past)
  const belongs = (item: PackageRecord) => !shelfPosition || item.shelfPosition === shelfPosition
  const stock: StockTake = { here: [], elsewhere: [], notWaiting: [], unknown: [], missing: [] }
  const seen = new Set<string>()
  for (const code of wanted) {
    const found = findWaiting(code)
    const [left] = found.length ? [] : findPast(code)
    for (const match of found) {
      if (seen.has(match.packageId)) continue
      seen.add(match.packageId)
      stock[belongs(match) ? 'here' : 'elsewhere'].push({ code, package: match })
    }
    if (left) stock.notWaiting.push({ code, package: left })
    else if (!found.length) stock.unknown.push(code)
  }
  stock.missing = waiting.filter((item) => belongs(item) && !seen.has(item.packageId))
  const { here, elsewhere, notWaiting, unknown, missing } = stock
  context.audit({
    action: 'packageRecords.takeStock',
    target: 'shelfPosition',
    targetId: shelfPosition,
    after: {
      scanned: wanted.length,
      here: here.length,
      elsewhere: elsewhere.map((item) => item.package.serialNumber),
      notWaiting: notWaiting.map((item) => item.package.serialNumber),
      unknown: unknown.length,
      missing: missing.map((item) => item.serialNumber),
    },
  })
  return stock
}
