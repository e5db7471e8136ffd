import { problems } from '#platform/contract/problems.ts'
import type { CallContext, OpenContext } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { actsHere } from '#modules/sign-in/accounts/server/public.ts'
import { files, folders, linkExpired } from '../contract.ts'
import { fileKey, readToken, writeToken } from './file-key.ts'
import { fileOfId, fileOfPath } from './queries.ts'

/** Milliseconds that a link lives. */
export const linkLife = 5 * 60 * 1000
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** A link to what browsers upload; a file of a module's own folder is opened by its module alone. Throws notFound. */
export async function openShared(context: CallContext, path: string) {
  if (!folders.some((folder) => path.startsWith(`${folder}/`))) throw problems.notFound()
  return openLink(context, path)
}

/** A link to a file of the community, good for five minutes and while its person may act; the view is audited. Throws notFound. */
export async function openLink(
  context: CallContext,
  path: string,
): Promise<{ url: string; contentType: string }> {
  const file = await fileOfPath(context, path)
  if (!file) throw problems.notFound()
  const about = `${context.actor.communityId}/${file.id}/${context.actor.accountId}`
  const expiresAt = new Date(context.now.getTime() + linkLife)
  const token = writeToken(await fileKey.of(context), 'link', about, expiresAt)
  context.audit({ action: 'files.openLink', target: 'file', targetId: file.id, after: { path } })
  const url = files.calls.download.path.replace('{token}', encodeURIComponent(token))
  return { url, contentType: file.contentType }
}

/** The content of a link. Throws linkExpired, also when the file is no more, or whoever asked for it may not act any more. */
export async function download(context: OpenContext, storage: Storage, token: string): Promise<FileAnswer> {
  const [communityId = '', fileId = '', accountId = ''] = token.split(/[/.]/)
  if (![communityId, fileId, accountId].every(isId)) throw linkExpired()
  const file = await context.database.read(communityId, async (lease) => {
    const key = await fileKey.find({ ...lease, sealer: context.sealer })
    const about = `${communityId}/${fileId}/${accountId}`
    const isOurs = key && readToken(key, 'link', token, context.now) === about
    return isOurs && (await actsHere(lease, accountId)) ? fileOfId(lease, fileId) : undefined
  })
  if (!file) throw linkExpired()
  const content = await storage.get(communityId, file.path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? linkExpired() : error
  })
  return { contentType: file.contentType, content }
}
