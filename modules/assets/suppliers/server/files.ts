import { and, count, eq } from 'drizzle-orm'
import { cut } from '#platform/contract/cut.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { Form } from '#platform/server/form.ts'
import { type PictureLimits, pictureOf } from '#platform/server/picture.ts'
import type { Storage } from '#platform/server/storage.ts'
import {
  claimFile,
  type Keepable,
  keepFile,
  openLink,
  releaseFiles,
} from '#modules/keeping/files/server/public.ts'
import { suppliersChanged } from '../events.ts'
import { fileInUse, tooManyFiles, wrongPaperFile } from '../problems.ts'
import type { SupplierFile } from '../shapes.ts'
import { toFile } from './queries.ts'
import { lockSupplier } from './suppliers.ts'
import { fileTable as f, paperTable as p } from './tables.ts'

/** Files that one supplier may have. */
const most = 100
const limits: PictureLimits = { kinds: ['png', 'jpeg', 'webp'], side: 10_000, pixels: 50_000_000, frames: 1 }
const isPicture = (content: Buffer) =>
  [[0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff], [...Buffer.from('RIFF')]].some((head) =>
    content.subarray(0, head.length).equals(Buffer.from(head)),
  )

/** Tells a paper by its bytes, never by its name. Throws wrongPaperFile, and what pictureOf throws of a picture. */
function paperOf(content: Buffer): Keepable {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-')
    return { content, contentType: 'application/pdf', extension: 'pdf' }
  if (!isPicture(content)) throw wrongPaperFile()
  return pictureOf(content, limits)
}

/** Control characters and halves of characters stand in no name. */
const nameOf = (name: string) => cut(name.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim(), 80) || '檔案'

/** Keeps a file of a supplier. Throws malformed without one, wrongPaperFile, notFound, supplierOver, tooManyFiles, quotaReached. */
export async function addFile(
  context: CallContext,
  storage: Storage,
  supplierId: string,
  form: Form | undefined,
): Promise<SupplierFile> {
  if (form?.file?.field !== 'File') throw problems.malformed()
  const file = paperOf(form.file.content)
  await lockSupplier(context, supplierId)
  const [all] = await context.db.select({ count: count() }).from(f).where(eq(f.supplierId, supplierId))
  if ((all?.count ?? 0) >= most) throw tooManyFiles()
  const { path, contentType } = await keepFile(context, storage, 'supplier', file)
  await claimFile(context, path, 'supplier')
  const made = {
    id: newId(),
    supplierId,
    name: nameOf(form.file.name),
    path,
    contentType,
    bytes: file.content.length,
    addedAt: context.now,
    addedByName: context.actor.name,
  }
  const [row] = await context.db.insert(f).values(made).returning()
  if (!row) throw problems.failed()
  context.emit(suppliersChanged, { supplierId })
  context.audit({ action: 'suppliers.addFile', target: 'supplier', targetId: supplierId, after: { path } })
  return toFile(row)
}

async function fileRow(context: Context, supplierId: string, fileId: string) {
  const [row] = await context.db
    .select()
    .from(f)
    .where(and(eq(f.id, fileId), eq(f.supplierId, supplierId)))
  if (!row) throw problems.notFound()
  return row
}

/** A link to a file. Throws notFound. */
export async function openFile(context: CallContext, supplierId: string, fileId: string) {
  const { path } = await fileRow(context, supplierId, fileId)
  const { url } = await openLink(context, path)
  return { url }
}

/** Removes a file that no paper names. Throws notFound, supplierOver, fileInUse. */
export async function removeFile(context: Context, supplierId: string, fileId: string): Promise<void> {
  await lockSupplier(context, supplierId)
  const { path } = await fileRow(context, supplierId, fileId)
  const [named] = await context.db.select({ id: p.id }).from(p).where(eq(p.fileId, fileId)).limit(1)
  if (named) throw fileInUse()
  await context.db.delete(f).where(eq(f.id, fileId))
  await releaseFiles(context, [path])
  context.emit(suppliersChanged, { supplierId })
  context.audit({
    action: 'suppliers.removeFile',
    target: 'supplier',
    targetId: supplierId,
    before: { path },
  })
}
