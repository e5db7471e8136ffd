import type { CallContext } from '#platform/server/context.ts'
import type { Form } from '#platform/server/form.ts'
import { type PictureLimits, pictureOf } from '#platform/server/picture.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Storage } from '#platform/server/storage.ts'
import { type Keepable, keepFile } from '#modules/keeping/files/server/public.ts'
import { wrongPassbook } from '../problems.ts'

const limits: PictureLimits = { kinds: ['png', 'jpeg'], side: 10_000, pixels: 50_000_000, frames: 1 }
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47])
const jpegHead = Buffer.from([0xff, 0xd8, 0xff])

/** Tells a copy of a passbook by its bytes, never by its name. Throws wrongPassbook, and what pictureOf throws of a picture. */
function passbookOf(content: Buffer): Keepable {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-')
    return { content, contentType: 'application/pdf', extension: 'pdf' }
  if (![pngHead, jpegHead].some((head) => content.subarray(0, head.length).equals(head)))
    throw wrongPassbook()
  return pictureOf(content, limits)
}

/** Keeps the copy of a passbook (R284). Throws malformed without a file, wrongPassbook, quotaReached. */
export async function keepPassbook(context: CallContext, storage: Storage, form: Form | undefined) {
  if (form?.file?.field !== 'File') throw problems.malformed()
  const { path, contentType } = await keepFile(context, storage, 'passbook', passbookOf(form.file.content))
  return { path, contentType }
}
