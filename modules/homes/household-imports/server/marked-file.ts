import { asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { fileGone } from '../contract.ts'
import { workbookType } from './export-file.ts'
import { fileThreads } from './file-questions.ts'
import { getImport } from './queries.ts'
import { faultTable as f } from './tables.ts'

/**
 * The uploaded workbook with every wrong cell marked, ready to be mended and uploaded again; audited. Throws notFound,
 * fileGone, tooHeavy.
 */
export async function markedFile(context: Context, storage: Storage, importId: string): Promise<FileAnswer> {
  const row = await getImport(context, importId)
  if (!row.filePath) throw fileGone()
  const faults = await context.db.select().from(f).where(eq(f.importId, importId)).orderBy(asc(f.position))
  const file = await storage.get(context.actor.communityId, row.filePath)
  const { fileName, faultCount } = row
  const marked = await fileThreads.use(context.actor.communityId, (ask) =>
    ask('mark', { file, fileName, faultCount, faults }),
  )
  context.audit({ action: 'householdImports.downloadMarked', target: 'householdImport', targetId: importId })
  return {
    contentType: workbookType,
    fileName: `${fileName.replace(/\.xlsx$/i, '')}_標示錯誤.xlsx`,
    content: Buffer.from(marked),
  }
}
