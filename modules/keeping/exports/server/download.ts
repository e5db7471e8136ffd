import { problems } from '#platform/contract/problems.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { fileGone, notReady } from '../contract.ts'
import { findExport } from './queries.ts'
import type { ExportRow } from './tables.ts'

/** What an .xlsx workbook is to a browser. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const two = (n: number) => String(n).padStart(2, '0')

/** `包裹_晴川社區_20261121-1405.xlsx`, by the time of its start. */
export function fileNameOf(title: string, community: string, at: Date): string {
  const { year, month, day, hour, minute } = taipei(at)
  return `${title}_${community}_${year}${two(month)}${two(day)}-${two(hour)}${two(minute)}.xlsx`
}

/** Throws notReady, fileGone. */
export function readyToDownload({ state, filePath, expiresAt }: ExportRow, now: Date): void {
  if (state !== 'completed') throw notReady()
  if (!filePath || !expiresAt || expiresAt <= now) throw fileGone()
}

/** The file of a finished export. Throws notReady, fileGone. */
export async function fileOfExport(
  storage: Storage,
  row: ExportRow,
  { communityId, communityName, now }: { communityId: string; communityName: string; now: Date },
): Promise<FileAnswer> {
  readyToDownload(row, now)
  const content = await storage.open(communityId, row.filePath).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? fileGone() : error
  })
  return { contentType: workbookType, fileName: fileNameOf(row.title, communityName, row.createdAt), content }
}

/**
 * The finished file, for who started it and for managers; every download is audited.
 * Throws notFound, notReady, fileGone.
 */
export async function download(context: Context, storage: Storage, exportId: string): Promise<FileAnswer> {
  const { actor, now } = context
  const row = await findExport(context, actor, exportId)
  if (!row) throw problems.notFound()
  const file = await fileOfExport(storage, row, { ...actor, now })
  const after = { kind: row.kind, isMasked: row.isMasked, rowCount: row.rowCount }
  context.audit({ action: 'exports.download', target: 'export', targetId: exportId, after })
  return file
}
