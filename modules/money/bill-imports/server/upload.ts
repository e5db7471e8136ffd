import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Form } from '#platform/server/form.ts'
import { shownName } from '#platform/server/shown-name.ts'
import { newPath, sha256, type Storage } from '#platform/server/storage.ts'
import type { billImports } from '../contract.ts'
import { billImportChanged } from '../events.ts'
import { fileMissing, importIdTaken } from '../problems.ts'
import { type BillImport, largestFile } from '../shapes.ts'
import { fileThreads } from './file-questions.ts'
import { toImport } from './imports.ts'
import { importTable as t } from './tables.ts'

/**
 * Keeps a workbook that can be read; no bill is made. The same id with the same content is the same import. Throws
 * fileMissing, tooLarge, importIdTaken, tooHeavy, and the problems of `unreadable`.
 */
export async function upload(
  context: Context,
  storage: Storage,
  { importId: id, provider, feeType }: Taken<typeof billImports.calls.upload>,
  form: Form | undefined,
): Promise<BillImport> {
  const { actor, now } = context
  if (!form?.file) throw fileMissing()
  const { content, name } = form.file
  if (content.length > largestFile) throw problems.tooLarge()
  const facts = { provider, feeType, accountId: actor.accountId, sha256: sha256(content) }
  const row = await createOnce(context, {
    id,
    find: () => rowOf(context, t, id),
    isSame: (kept) => says(kept, facts),
    taken: importIdTaken,
    again: { action: 'billImports.uploadAgain', target: 'billImport', targetId: id },
    create: async () => {
      // What cannot be read at all is not kept.
      await fileThreads.use(actor.communityId, (ask) => ask('read', { file: content }))
      const filePath = newPath('billimport', 'xlsx', now)
      const fileName = shownName(name, '未命名.xlsx')
      const [made] = await context.db
        .insert(t)
        .values({
          ...facts,
          id,
          fileName,
          filePath,
          bytes: content.length,
          uploadedAt: now,
          accountName: actor.name,
        })
        .returning()
      if (!made) throw new Error('the import was not kept')
      await storage.put(actor.communityId, filePath, content)
      context.emit(billImportChanged, { importId: id })
      context.audit({
        action: 'billImports.upload',
        target: 'billImport',
        targetId: id,
        after: { fileName, bytes: content.length, sha256: facts.sha256 },
      })
      return made
    },
  })
  return toImport(row)
}
