import { and, asc, eq, isNull } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { asLine } from '#platform/server/history.ts'
import type { AssetDetail } from '../shapes.ts'
import { readRows, toAsset } from './queries.ts'
import { assetHistory, assetTable as a, attachmentTable as t } from './tables.ts'
import { bookValue } from './worth.ts'

/** One asset with its photos and papers, its worth today and its past. Throws notFound. */
export async function readDetail(context: Context, assetId: string): Promise<AssetDetail> {
  const [[row], attachments, lines] = await Promise.all([
    readRows(context, { condition: eq(a.id, assetId), limit: 1 }),
    context.db
      .select()
      .from(t)
      .where(and(eq(t.assetId, assetId), isNull(t.removedAt)))
      .orderBy(asc(t.addedAt), asc(t.id)),
    assetHistory.read(context, assetId),
  ])
  if (!row) throw problems.notFound()
  return {
    ...toAsset(row),
    addedBy: row.asset.addedByName,
    bookValue: bookValue(row.asset, dayOf(context.now)),
    attachments: attachments.map(({ id, kind, name, filePath, validUntil, addedAt, addedByName }) => ({
      attachmentId: id,
      kind,
      name,
      path: filePath,
      validUntil,
      addedAt,
      addedBy: addedByName,
    })),
    timeline: lines.map(asLine),
  }
}
