import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
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
import { type assets, attachmentIdTaken, paperUnreadable, tooManyAttachments } from '../contract.ts'
import { assetsChanged } from '../events.ts'
import type { Attachment } from '../shapes.ts'
import { lockAsset } from './correct.ts'
import { readAttachments } from './detail.ts'
import { assetHistory, attachmentTable as t } from './tables.ts'

const limits: PictureLimits = { kinds: ['png', 'jpeg'], side: 10_000, pixels: 50_000_000, frames: 1 }
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47])
const jpegHead = Buffer.from([0xff, 0xd8, 0xff])
const most = 40

/** Tells a paper by its bytes, never by its name. Throws paperUnreadable, and what pictureOf throws of a picture. */
function paperOf(content: Buffer): Keepable {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-')
    return { content, contentType: 'application/pdf', extension: 'pdf' }
  if (![pngHead, jpegHead].some((head) => content.subarray(0, head.length).equals(head)))
    throw paperUnreadable()
  return pictureOf(content, limits)
}

/** Keeps a paper. Throws malformed without a file, paperUnreadable, quotaReached. */
export async function keepPaper(context: CallContext, storage: Storage, form: Form | undefined) {
  if (form?.file?.field !== 'File') throw problems.malformed()
  const { path, contentType } = await keepFile(context, storage, 'assetpaper', paperOf(form.file.content))
  return { path, contentType }
}

/** Adds a photo or a paper. Throws notFound, attachmentIdTaken, tooManyAttachments, foreignFile. */
export async function addAttachment(
  context: Context,
  {
    assetId,
    attachmentId: id,
    attachmentKind,
    name,
    path,
    validUntil,
  }: Taken<typeof assets.calls.addAttachment>,
): Promise<Attachment[]> {
  const { actor, now } = context
  await lockAsset(context, assetId)
  await createOnce(context, {
    id,
    find: () => rowOf(context, t, id),
    isSame: (row) => row.assetId === assetId && row.filePath === path,
    taken: attachmentIdTaken,
    again: { action: 'assets.addAttachmentAgain', target: 'asset', targetId: assetId },
    create: async () => {
      if (!path) throw problems.foreignFile()
      const kept = await readAttachments(context, assetId)
      if (kept.length >= most) throw tooManyAttachments()
      await claimFile(context, path, path.startsWith('assetpaper/') ? 'assetpaper' : 'asset')
      await context.db.insert(t).values({
        id,
        assetId,
        kind: attachmentKind,
        name,
        filePath: path,
        validUntil,
        addedAt: now,
        addedBy: actor.accountId,
        addedByName: actor.name,
      })
      const changes = [{ field: attachmentKind, before: '', after: name }]
      await assetHistory.add(context, actor, [{ assetId, act: 'filed', changes }])
      context.emit(assetsChanged, { assetIds: [assetId] })
      const after = { attachmentKind, name, validUntil }
      context.audit({ action: 'assets.addAttachment', target: 'asset', targetId: assetId, after })
    },
  })
  return readAttachments(context, assetId)
}

const rowOfAsset = async (context: Context, assetId: string, attachmentId: string) => {
  const [row] = await context.db
    .select()
    .from(t)
    .where(and(eq(t.id, attachmentId), eq(t.assetId, assetId), isNull(t.removedAt)))
  if (!row) throw problems.notFound()
  return row
}

/** Takes a photo or a paper away; its file is removed by the next night. Throws notFound. */
export async function removeAttachment(
  context: Context,
  { assetId, attachmentId }: Taken<typeof assets.calls.removeAttachment>,
): Promise<void> {
  await lockAsset(context, assetId)
  const { kind, name, filePath } = await rowOfAsset(context, assetId, attachmentId)
  await context.db.update(t).set({ removedAt: context.now, filePath: '' }).where(eq(t.id, attachmentId))
  await releaseFiles(context, [filePath])
  const changes = [{ field: kind, before: name, after: '' }]
  await assetHistory.add(context, context.actor, [{ assetId, act: 'unfiled', changes }])
  context.emit(assetsChanged, { assetIds: [assetId] })
  const before = { attachmentKind: kind, name }
  context.audit({ action: 'assets.removeAttachment', target: 'asset', targetId: assetId, before })
}

/** A link to one of them. Throws notFound. */
export async function openAttachment(
  context: CallContext,
  { assetId, attachmentId }: Taken<typeof assets.calls.openAttachment>,
) {
  const { filePath } = await rowOfAsset(context, assetId, attachmentId)
  return openLink(context, filePath)
}
