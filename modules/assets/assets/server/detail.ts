import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { asLine } from '#platform/server/history.ts'
import type { AssetDetail, Attachment } from '../shapes.ts'
import { readRows, toAsset } from './queries.ts'
import { assetHistory, assetTable as a, attachmentTable as t } from './tables.ts'
import { bookValue } from './worth.ts'

/** Photos and papers of an asset, the oldest first. */
export async function readAttachments(lease: Lease, assetId: string): Promise<Attachment[]> {
  const rows = await lease.db
    .select()
    .from(t)
    .where(and(eq(t.assetId, assetId), isNull(t.removedAt)))
    .orderBy(asc(t.addedAt), asc(t.id))
  return rows.map(({ id, kind, name, filePath, validUntil, addedAt, addedByName }) => ({
    attachmentId: id,
    attachmentKind: kind,
    name,
    path: filePath,
    validUntil,
    addedAt,
    addedBy: addedByName,
  }))
}

/** The assets before and behind a number in the register, null at its ends. Of one community no two have the same number. */
async function readBeside(lease: Lease, displayId: string) {
  const beside = (isNext: boolean) =>
    lease.db
      .select({ id: a.id })
      .from(a)
      .where(and(isNull(a.removedAt), (isNext ? gt : lt)(a.displayId, displayId)))
      .orderBy((isNext ? asc : desc)(a.displayId))
      .limit(1)
  const [[previous], [next]] = await Promise.all([beside(false), beside(true)])
  return { previousId: previous?.id ?? null, nextId: next?.id ?? null }
}

/** One asset with its photos and papers, its worth today, its past and its neighbours. Throws notFound. */
export async function readDetail(context: Context, assetId: string): Promise<AssetDetail> {
  const [[row], attachments, lines] = await Promise.all([
    readRows(context, { condition: eq(a.id, assetId), limit: 1 }),
    readAttachments(context, assetId),
    assetHistory.read(context, assetId),
  ])
  if (!row) throw problems.notFound()
  return {
    ...toAsset(row),
    ...(await readBeside(context, row.asset.displayId)),
    addedBy: row.asset.addedByName,
    bookValue: bookValue({ ...row.asset, usefulYears: row.years }, dayOf(context.now)),
    attachments,
    timeline: lines.map(asLine),
  }
}
