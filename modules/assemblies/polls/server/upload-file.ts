import type { CallContext } from '#platform/server/context.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Form } from '#platform/server/form.ts'
import { type PictureLimits, pictureOf } from '#platform/server/picture.ts'
import { shownName } from '#platform/server/shown-name.ts'
import type { Storage } from '#platform/server/storage.ts'
import { type Keepable, keepFile } from '#modules/keeping/files/server/public.ts'
import { wrongPollFile } from '../problems.ts'

const limits: PictureLimits = { kinds: ['png', 'jpeg'], side: 10_000, pixels: 50_000_000, frames: 1 }
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47])
const jpegHead = Buffer.from([0xff, 0xd8, 0xff])

/** Tells a file by its bytes, never by its name. Throws wrongPollFile, and what pictureOf throws of a picture. */
function keepable(content: Buffer): Keepable {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-')
    return { content, contentType: 'application/pdf', extension: 'pdf' }
  if (![pngHead, jpegHead].some((head) => content.subarray(0, head.length).equals(head)))
    throw wrongPollFile()
  return pictureOf(content, limits)
}

/** Keeps a file or a photo for a poll. Throws malformed without a file, wrongPollFile, quotaReached. */
export async function uploadPollFile(context: CallContext, storage: Storage, form: Form | undefined) {
  if (form?.file?.field !== 'File') throw problems.malformed()
  const { path, contentType } = await keepFile(context, storage, 'voting', keepable(form.file.content))
  return { path, fileName: shownName(form.file.name, '附件'), contentType }
}
