import { and, desc, eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { billImportChanged } from '../events.ts'
import { fileGone, importOver } from '../problems.ts'
import type { BillImport, BillPreview } from '../shapes.ts'
import { fileThreads } from './file-questions.ts'
import { inOrder } from './faults.ts'
import { lookAt } from './look-at.ts'
import { previewOf } from './preview.ts'
import { type ImportRow, importTable as t } from './tables.ts'
import { workbookType } from './template.ts'

const most = 20

/** An import as calls give it. */
export const toImport = (row: ImportRow): BillImport => ({
  importId: row.id,
  provider: row.provider,
  feeType: row.feeType,
  fileName: row.fileName,
  state: row.state,
  uploadedAt: row.uploadedAt,
  uploadedBy: row.accountName,
  importedAt: row.importedAt,
  importedBy: row.importedByName ?? '',
  billBulkId: row.runId,
  billCount: row.billCount,
  total: row.total,
})

/** The last imports of a kind of fee, the newest first, at most 20. */
export async function listImports(
  lease: Lease,
  { provider, feeType }: Pick<ImportRow, 'provider' | 'feeType'>,
): Promise<BillImport[]> {
  const rows = await lease.db
    .select()
    .from(t)
    .where(and(eq(t.provider, provider), eq(t.feeType, feeType)))
    .orderBy(desc(t.uploadedAt), desc(t.id))
    .limit(most)
  return rows.map(toImport)
}

/** An import's row, `isLocked` until the transaction ends. Throws notFound. */
export async function importRow(lease: Lease, id: string, isLocked = false): Promise<ImportRow> {
  const asked = lease.db.select().from(t).where(eq(t.id, id))
  const [row] = await (isLocked ? asked.for('update') : asked)
  if (!row) throw problems.notFound()
  return row
}

/** Throws importOver unless nothing became of it yet, fileGone when its file went. */
export function requireWaiting({ importedAt, importedByName, cancelledAt, filePath }: ImportRow): void {
  if (importedAt) throw importOver(`已於 ${speakTime(importedAt)} 由 ${importedByName} 完成`)
  if (cancelledAt) throw importOver('已經放棄')
  if (!filePath) throw fileGone()
}

/** Reads a kept file anew, and finds its households as they are now. Throws tooHeavy. */
export async function readKept(context: Context, storage: Storage, row: ImportRow) {
  const { communityId } = context.actor
  const file = await storage.get(communityId, row.filePath)
  const read = await fileThreads.use(communityId, (ask) => ask('read', { file }))
  return { file, looked: await lookAt(context, row, read) }
}

/** One import; while it waits, what is wrong with it or what it would make. Throws notFound, tooHeavy. */
export async function findImport(
  context: Context,
  storage: Storage,
  id: string,
): Promise<BillImport & { preview: BillPreview | null }> {
  const row = await importRow(context, id)
  const preview =
    row.state === 'waiting'
      ? await previewOf(context, row, (await readKept(context, storage, row)).looked)
      : null
  return { ...toImport(row), preview }
}

/** The workbook with every wrong cell marked, to be mended and uploaded again; audited. Throws notFound, importOver, fileGone, tooHeavy. */
export async function markedFile(context: Context, storage: Storage, id: string): Promise<FileAnswer> {
  const row = await importRow(context, id)
  requireWaiting(row)
  const { file, looked } = await readKept(context, storage, row)
  const { fileName } = row
  const marked = await fileThreads.use(context.actor.communityId, (ask) =>
    ask('mark', { file, fileName, faults: inOrder(looked.faults), faultCount: looked.faultCount }),
  )
  context.audit({ action: 'billImports.downloadMarked', target: 'billImport', targetId: id })
  return {
    contentType: workbookType,
    fileName: `${fileName.replace(/(_標示錯誤)?\.xlsx$/i, '')}_標示錯誤.xlsx`,
    content: Buffer.from(marked),
  }
}

/** Gives an import up; its file goes with the next chore. Throws notFound, importOver, fileGone. */
export async function cancelImport(context: Context, id: string): Promise<void> {
  const row = await importRow(context, id, true)
  requireWaiting(row)
  await context.db.update(t).set({ cancelledAt: context.now }).where(eq(t.id, id))
  context.emit(billImportChanged, { importId: id })
  context.audit({
    action: 'billImports.cancel',
    target: 'billImport',
    targetId: id,
    before: { fileName: row.fileName },
  })
}
