import { and, asc, eq, isNull } from 'drizzle-orm'
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

/** One asset with its photos and papers, its worth today and its past. Throws notFound. */
export async function readDetail(context: Context, assetId: string): Promise<AssetDetail> {
  const [[row], attachments, lines] = await Promise.all([
    readRows(context, { condition: eq(a.id, assetId), limit: 1 }),
    readAttachments(context, assetId),
    assetHistory.read(context, assetId),
  ])
  if (!row) throw problems.notFound()
  return {
    ...toAsset(row),
    addedBy: row.asset.addedByName,
    bookValue: bookValue(row.asset, dayOf(context.now)),
    attachments,
    timeline: lines.map(asLine),
  }
}
