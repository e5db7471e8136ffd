import { eq, inArray } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { asLine } from '#platform/server/history.ts'
import {
  packageHandOvers,
  packageHistory,
  packageTable as p,
  undo,
} from '#modules/parcels/packages/server/public.ts'
import type { Happening, PackageDetail } from '../contract.ts'
import { readRecords } from './records.ts'

type HandOver = NonNullable<PackageDetail['handOver']>

/** The hand-over that holds and those that were undone, by id. */
async function handOversOf(lease: Lease, ids: readonly string[]): Promise<Map<string, HandOver>> {
  if (!ids.length) return new Map()
  const rows = await lease.db
    .select()
    .from(packageHandOvers)
    .where(inArray(packageHandOvers.id, [...ids]))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        handOverId: row.id,
        at: row.at,
        by: row.accountName,
        receiveType: row.receiveType,
        // Enough to compare with a card or phone in the hand; the whole code would open doors.
        receiveCode: row.receiveCode.slice(-4),
        takerName: row.takerName,
        note: row.note,
        signaturePath: row.signaturePath,
        photoPath: row.photoPath,
      },
    ]),
  )
}

const nothing = { reason: '', changes: [], handOver: null }

type Line = Awaited<ReturnType<typeof packageHistory.read>>[number]

/** A line of the history as the timeline shows it. */
export const toHappening = (line: Line): Happening => ({ ...asLine(line), handOver: null })

/** Everything that happened to a package, the oldest first; what came in the same instant in the order in which it can. */
function timelineOf(
  row: typeof p.$inferSelect,
  changes: readonly Line[],
  handOvers: readonly HandOver[],
): Happening[] {
  const all: Happening[] = [
    { ...nothing, what: 'registered', at: row.arrivedAt, by: row.arrivedByName },
    ...handOvers.map((over) => ({
      ...nothing,
      what: 'handedOver' as const,
      at: over.at,
      by: over.by,
      handOver: over,
    })),
    ...changes.map(toHappening),
  ]
  if (row.remindedAt) all.push({ ...nothing, what: 'reminded', at: row.remindedAt, by: '' })
  if (row.voidedAt) {
    const { voidedAt: at, voidedByName, voidReason } = row
    all.push({ ...nothing, what: 'voided', at, by: voidedByName ?? '', reason: voidReason ?? '' })
  }
  return all.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** A package with everything that happened to it. Throws notFound. */
export async function readDetail(context: Context, packageId: string): Promise<PackageDetail> {
  const [[record], [row], changes] = await Promise.all([
    readRecords(context, { condition: eq(p.id, packageId), at: p.arrivedAt, limit: 1 }),
    context.db.select().from(p).where(eq(p.id, packageId)),
    packageHistory.read(context, packageId),
  ])
  if (!record || !row) throw problems.notFound()
  const undone = changes.flatMap((change) => change.handOverId ?? [])
  const handOvers = await handOversOf(context, [...undone, ...(row.handOverId ? [row.handOverId] : [])])
  return {
    ...record,
    handOver: handOvers.get(row.handOverId ?? '') ?? null,
    undoUntil: await undo.until(context, row.handedOverAt),
    timeline: timelineOf(row, changes, [...handOvers.values()]),
  }
}

/** A package's detail for somebody who looks at it; the view is audited. Throws notFound. */
export async function getPackage(context: Context, packageId: string): Promise<PackageDetail> {
  const detail = await readDetail(context, packageId)
  const { serialNumber, label } = detail
  const after = { serialNumber, label }
  context.audit({ action: 'packageRecords.view', target: 'package', targetId: packageId, after })
  return detail
}
