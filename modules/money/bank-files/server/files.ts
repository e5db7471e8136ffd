import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Storage } from '#platform/server/storage.ts'
import { fileGone, fileOver } from '../contract.ts'
import { bankFileImported } from '../events.ts'
import { Format } from '../format-shapes.ts'
import type { BankFile, Preview } from '../shapes.ts'
import { previewOf } from './preview.ts'
import { type ReadFile, readBankFile } from './read-file.ts'
import { bankFileTable as t } from './tables.ts'

export type FileRow = typeof t.$inferSelect

/** A file as people see it. */
export async function asBankFile(lease: Lease, row: FileRow): Promise<BankFile> {
  const [same] = await lease.db
    .select({ at: t.importedAt, by: t.importedByName })
    .from(t)
    .where(and(eq(t.sha256, row.sha256), ne(t.id, row.id), isNotNull(t.importedAt)))
    .limit(1)
  return {
    fileId: row.id,
    fileName: row.fileName,
    formatName: row.format.name,
    state: row.state,
    readAt: row.readAt,
    readBy: row.accountName,
    importedAt: row.importedAt,
    importedBy: row.importedByName ?? '',
    taken: row.taken,
    gross: row.gross,
    matched: row.matched,
    sameAs: same?.at ? `${speakTime(same.at)} ${same.by}` : '',
  }
}

/** The last files, the newest first. */
export async function listFiles(lease: Lease): Promise<BankFile[]> {
  const rows = await lease.db.select().from(t).orderBy(desc(t.readAt), desc(t.id)).limit(20)
  const files: BankFile[] = []
  for (const row of rows) files.push(await asBankFile(lease, row))
  return files
}

/** A file's row. Throws notFound. */
export async function fileRow(lease: Lease, id: string): Promise<FileRow> {
  const [row] = await lease.db.select().from(t).where(eq(t.id, id))
  if (!row) throw problems.notFound()
  return row
}

/** A file's row, locked until the transaction ends, while nothing became of it. Throws notFound, fileOver. */
export async function lockReadFile(context: Context, id: string): Promise<FileRow> {
  const [row] = await context.db.select().from(t).where(eq(t.id, id)).for('update')
  if (!row) throw problems.notFound()
  if (row.importedAt) throw fileOver(`已於 ${speakTime(row.importedAt)} 由 ${row.importedByName} 匯入`)
  if (row.cancelledAt) throw fileOver('已經取消')
  return row
}

/** Reads a kept file again. Throws fileGone. */
export async function readKept(storage: Storage, communityId: string, row: FileRow): Promise<ReadFile> {
  if (!row.filePath) throw fileGone()
  return readBankFile(await storage.get(communityId, row.filePath), Format.parse(row.format))
}

/** A file, and what it holds while it waits to be imported. */
export async function findFile(
  context: Context,
  storage: Storage,
  id: string,
): Promise<BankFile & { preview: Preview | null }> {
  const row = await fileRow(context, id)
  const preview =
    row.state === 'read'
      ? await previewOf(context, await readKept(storage, context.actor.communityId, row), row.sha256)
      : null
  return { ...(await asBankFile(context, row)), preview }
}

/** Gives a file up that was not imported; its content is removed afterwards (`chores.ts`). Throws notFound, fileOver. */
export async function cancelFile(context: Context, id: string): Promise<void> {
  const row = await lockReadFile(context, id)
  await context.db.update(t).set({ cancelledAt: context.now }).where(eq(t.id, id))
  context.emit(bankFileImported, { fileId: id })
  context.audit({
    action: 'bankFiles.cancel',
    target: 'bankFile',
    targetId: id,
    before: { fileName: row.fileName },
  })
}
