import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Form } from '#platform/server/form.ts'
import { type PictureLimits, pictureOf } from '#platform/server/picture.ts'
import type { Storage } from '#platform/server/storage.ts'
import { claimFile, type Keepable, keepFile, openLink } from '#modules/keeping/files/server/public.ts'
import {
  accountDeactivated,
  fileNotTaken,
  type messages,
  messageIdTaken,
  repliedMeanwhile,
} from '../contract.ts'
import { messageReplied } from '../events.ts'
import { type MessageDetail, turns } from '../shapes.ts'
import { changeMessage, lockMessage } from './locked.ts'
import { readMessage } from './queries.ts'
import { heirOf } from './reader.ts'
import { lineTable, type MessageRecord, photoTable } from './tables.ts'
import { tellMerged } from './tell-merged.ts'

type Calls = typeof messages.calls

const limits: PictureLimits = { kinds: ['png', 'jpeg', 'webp'], side: 10_000, pixels: 50_000_000, frames: 1 }
const heads = [
  [0, Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  [0, Buffer.from([0xff, 0xd8, 0xff])],
  [8, Buffer.from('WEBP')],
] as const

/** Tells a file by its bytes, never by its name. Throws fileNotTaken, and what pictureOf throws of a picture. */
function fileOf(content: Buffer): Keepable {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-')
    return { content, contentType: 'application/pdf', extension: 'pdf' }
  const isPicture = heads.some(([at, head]) => content.subarray(at, at + head.length).equals(head))
  if (!isPicture) throw fileNotTaken()
  return pictureOf(content, limits)
}

/** Keeps a file for a reply. Throws malformed without one, fileNotTaken, quotaReached. */
export async function keepReplyFile(context: CallContext, storage: Storage, form: Form | undefined) {
  if (form?.file?.field !== 'File') throw problems.malformed()
  const { path } = await keepFile(context, storage, 'message', fileOf(form.file.content))
  return { path }
}

/** What was said since a reply was begun, by a colleague or the household, is read before it is sent. Throws repliedMeanwhile. */
async function requireSeen(
  context: Context,
  { id: messageId, senderName }: MessageRecord,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined) return
  const replies = await context.db
    .select({ by: lineTable.accountName })
    .from(lineTable)
    .where(and(eq(lineTable.messageId, messageId), inArray(lineTable.kind, turns)))
    .orderBy(asc(lineTable.at))
  const last = replies.at(-1)
  if (last && replies.length > seen) throw repliedMeanwhile(last.by || senderName)
}

/**
 * Replies to a message; it is being handled then, or closed. The same id is the same reply. Throws notFound, mergedAlready,
 * accountDeactivated where nobody reads it any more (R271), repliedMeanwhile where somebody was faster, foreignFile, messageIdTaken. Audited.
 */
export async function replyTo(context: Context, input: Taken<Calls['reply']>): Promise<MessageDetail> {
  const { messageId, replyId, content, files, isClosing, seenReplies } = input
  const row = await lockMessage(context, messageId)
  if ((await readMessage(context, messageId)).isDeactivated) throw accountDeactivated()
  await createOnce(context, {
    id: replyId,
    find: () => rowOf(context, lineTable, replyId),
    isSame: (line) =>
      says(line, { messageId, content, filePaths: files }) && (!isClosing || row.status === 2),
    taken: messageIdTaken,
    again: { action: 'messages.replyAgain', target: 'residentMessage', targetId: messageId },
    isLocked: true,
    create: async () => {
      await requireSeen(context, row, seenReplies)
      for (const path of files) await claimFile(context, path, 'message')
      const closed = isClosing
        ? { status: 2 as const, closedAt: context.now, closedByName: context.actor.name }
        : row.status === 0
          ? { status: 1 as const }
          : {}
      const set = { ...closed, ...(await heirOf(context, row)) }
      await changeMessage(context, row, set, { id: replyId, kind: 'reply', content, filePaths: files })
      context.emit(messageReplied, { lineIds: [replyId, ...(await tellMerged(context, row))] })
      context.audit({
        action: 'messages.reply',
        target: 'residentMessage',
        targetId: messageId,
        after: { fileCount: files.length },
      })
    },
  })
  return readMessage(context, messageId)
}

/** A short-lived link to a file of a reply, or to a photo that came with the message. Throws notFound. Audited. */
export async function openFile(context: CallContext, { messageId, path }: Taken<Calls['openFile']>) {
  const said = await context.db
    .select({ paths: lineTable.filePaths })
    .from(lineTable)
    .where(eq(lineTable.messageId, messageId))
  const sent = await context.db
    .select({ path: photoTable.path })
    .from(photoTable)
    .where(eq(photoTable.messageId, messageId))
  const isOfIt = sent.some((photo) => photo.path === path) || said.some(({ paths }) => paths.includes(path))
  if (!isOfIt) throw problems.notFound()
  return { url: (await openLink(context, path)).url }
}
