import { problems } from '#platform/contract/problems.ts'
import type { CallContext } from '#platform/server/context.ts'
import type { Form } from '#platform/server/form.ts'
import type { Storage } from '#platform/server/storage.ts'
import { type Keepable, keepFile } from '#modules/keeping/files/server/public.ts'
import { filmWrong } from '../contract.ts'

/** What a film is, by its first bytes: an MP4 says ftyp behind its length, a WebM begins as every Matroska. Throws filmWrong. */
export function filmOf(content: Buffer): Keepable {
  if (content.subarray(4, 8).toString('latin1') === 'ftyp')
    return { content, contentType: 'video/mp4', extension: 'mp4' }
  const isMatroska = content.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))
  if (isMatroska && content.subarray(0, 64).includes('webm'))
    return { content, contentType: 'video/webm', extension: 'webm' }
  throw filmWrong()
}

/** Keeps a film for a board. Throws malformed, filmWrong, quotaReached. */
export async function keepFilm(
  context: CallContext,
  storage: Storage,
  form: Form | undefined,
): Promise<{ path: string }> {
  if (form?.file?.field !== 'File') throw problems.malformed()
  const { path } = await keepFile(context, storage, 'film', filmOf(form.file.content))
  return { path }
}

/** Whether a path is that of a film. */
export const isFilm = (path: string): boolean => path.startsWith('film/')
