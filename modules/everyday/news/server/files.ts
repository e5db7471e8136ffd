import { problems } from '#platform/contract/problems.ts'
import type { CallContext } from '#platform/server/context.ts'
import type { Form } from '#platform/server/form.ts'
import { type PictureLimits, pictureOf } from '#platform/server/picture.ts'
import type { Storage } from '#platform/server/storage.ts'
import { type Keepable, keepFile, openLink } from '#modules/keeping/files/server/public.ts'
import { picturesOf } from '#modules/everyday/formatted-text/contract.ts'
import type { AttachedFile } from '#modules/everyday/notifications/contract.ts'
import { newsFileWrong } from '../contract.ts'
import { readNews } from './queries.ts'

const limits: PictureLimits = {
  kinds: ['png', 'jpeg', 'webp'],
  side: 10_000,
  pixels: 50_000_000,
  frames: 1,
}

/** Tells what a file is by its bytes, never by its name. Throws newsFileWrong. */
function attachmentOf(content: Buffer): Keepable {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-')
    return { content, contentType: 'application/pdf', extension: 'pdf' }
  try {
    return pictureOf(content, limits)
  } catch {
    throw newsFileWrong()
  }
}

/** What people call a file, without what a name may not have. */
const nameOf = (given: string, extension: string): string => {
  const name = given.replace(/[\p{Cc}\p{Cs}/\\]/gu, '').trim()
  return [...(name || `附件.${extension}`)].slice(-80).join('')
}

/** Keeps a file that is to hang on news. Throws malformed without one, newsFileWrong, quotaReached. */
export async function keepAttachment(context: CallContext, storage: Storage, form: Form | undefined) {
  if (form?.file?.field !== 'File') throw problems.malformed()
  const keepable = attachmentOf(form.file.content)
  const { path } = await keepFile(context, storage, 'attachment', keepable)
  return { path, name: nameOf(form.file.name, keepable.extension) }
}

/** A short-lived link to a picture or file of news. Throws notFound. Audited. */
export async function openFile(
  context: CallContext,
  { newsId, path }: { newsId: string; path: string },
): Promise<{ url: string }> {
  const { content, files } = await readNews(context, newsId)
  if (!picturesOf(content).includes(path) && !files.some((file) => file.path === path))
    throw problems.notFound()
  return { url: (await openLink(context, path)).url }
}

/** Files with names of their own: by its name each is opened. Phones call every picture image.jpg. */
export function namedApart(files: readonly AttachedFile[]): AttachedFile[] {
  const names = new Set<string>()
  return files.map(({ path, name }) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.\w{1,5})?$/.exec(name) ?? []
    let own = name
    for (let nth = 2; names.has(own); nth++) own = `${stem.slice(0, 70)} (${nth})${ending}`
    names.add(own)
    return { path, name: own }
  })
}
