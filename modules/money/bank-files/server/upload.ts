import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Form } from '#platform/server/form.ts'
import { shownName } from '#platform/server/shown-name.ts'
import { newPath, sha256, type Storage } from '#platform/server/storage.ts'
import { fileIdTaken, fileMissing } from '../contract.ts'
import { largestBankFile } from '../format-shapes.ts'
import type { BankFile } from '../shapes.ts'
import { asBankFile } from './files.ts'
import { formatOf } from './formats.ts'
import { bankFileTable as t } from './tables.ts'

/**
 * Keeps a bank's file as it came; nothing is booked. The same id with the same content is the same file. Throws
 * fileMissing, tooLarge, noSuchFormat, fileIdTaken.
 */
export async function uploadFile(
  context: Context,
  storage: Storage,
  { fileId: id, formatCode }: { fileId: string; formatCode: string },
  form: Form | undefined,
): Promise<BankFile> {
  const { actor, now } = context
  if (!form?.file?.content.length) throw fileMissing()
  const { content, name } = form.file
  if (content.length > largestBankFile) throw problems.tooLarge()
  const digest = sha256(content)
  const row = await createOnce(context, {
    id,
    find: () => rowOf(context, t, id),
    isSame: (kept) => says(kept, { accountId: actor.accountId, sha256: digest }),
    taken: fileIdTaken,
    again: { action: 'bankFiles.uploadAgain', target: 'bankFile', targetId: id },
    create: async () => {
      const format = await formatOf(context, formatCode)
      const filePath = newPath('bankfile', 'txt', now)
      const fileName = shownName(name, '未命名')
      const [made] = await context.db
        .insert(t)
        .values({
          id,
          fileName,
          filePath,
          bytes: content.length,
          sha256: digest,
          format,
          readAt: now,
          accountId: actor.accountId,
          accountName: actor.name,
        })
        .returning()
      if (!made) throw new Error('the file was not kept')
      await storage.put(actor.communityId, filePath, content)
      context.audit({
        action: 'bankFiles.upload',
        target: 'bankFile',
        targetId: id,
        after: { fileName, formatName: format.name, bytes: content.length, sha256: digest },
      })
      return made
    },
  })
  return asBankFile(context, row)
}
