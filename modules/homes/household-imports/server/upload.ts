import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Form } from '#platform/server/form.ts'
import { shownName } from '#platform/server/shown-name.ts'
import { newPath, sha256, type Storage } from '#platform/server/storage.ts'
import { openArchive } from '#platform/workbook/archive.ts'
import { fileMissing, idTaken } from '../contract.ts'
import { type HouseholdImport, largestFile } from '../shapes.ts'
import type { ImportJob } from './check-file.ts'
import { tell } from './claim.ts'
import { toImport } from './queries.ts'
import { requireRoomToCheck } from './room-to-check.ts'
import { importTable as i } from './tables.ts'

/**
 * Keeps an uploaded workbook and queues its check. The same id with the same content is the same import. Throws
 * fileMissing, tooLarge, idTaken, tooManyChecking, and what can be seen at once: no workbook, broken, too many parts.
 */
export async function upload(
  context: Context,
  given: { storage: Storage; check: ImportJob },
  input: { importId?: string | undefined },
  form: Form | undefined,
): Promise<HouseholdImport> {
  const { actor, now } = context
  const { importId = newId() } = input
  if (!form?.file) throw fileMissing()
  const { content, name } = form.file
  if (content.length > largestFile) throw problems.tooLarge()
  const made = await createOnce(context, {
    id: importId,
    find: () => rowOf(context, i, importId),
    isSame: (row) => says(row, { accountId: actor.accountId, bytes: content.length }),
    taken: idTaken,
    again: { action: 'householdImports.uploadAgain', target: 'householdImport', targetId: importId },
    create: async () => {
      await openArchive(content)
      await requireRoomToCheck(context)
      const filePath = newPath('import', 'xlsx', now)
      const fileName = shownName(name, '未命名.xlsx')
      const [row] = await context.db
        .insert(i)
        .values({
          id: importId,
          state: 'checking',
          fileName,
          filePath,
          bytes: content.length,
          accountId: actor.accountId,
          accountName: actor.name,
          createdAt: now,
          beatAt: now,
        })
        .returning()
      if (!row) throw new Error('the import was not kept')
      await given.storage.put(actor.communityId, filePath, content)
      context.enqueue(given.check, { importId }, { key: `import ${importId}` })
      tell(context, row)
      const after = { fileName, bytes: content.length, sha256: sha256(content) }
      context.audit({
        action: 'householdImports.upload',
        target: 'householdImport',
        targetId: importId,
        after,
      })
      return row
    },
  })
  return toImport(made)
}
