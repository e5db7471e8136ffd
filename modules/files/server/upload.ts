import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Form } from '#platform/server/form.ts'
import { newPath, type Storage, sha256 } from '#platform/server/storage.ts'
import { type Folder, quotaReached } from '../contract.ts'
import { keyOf, readToken, writeToken } from './file-key.ts'
import { insertUpload } from './queries.ts'
import { imageOf } from './image.ts'

/** Files that one account may upload in a day (24 hours). */
export const filesADay = 500
/** Milliseconds that an upload token lives. */
const tokenLife = 10 * 60 * 1000

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)

/** A token with which this session may upload for ten minutes (R380). */
export async function signInToStorage(context: Context): Promise<{ token: string }> {
  const expiresAt = new Date(context.now.getTime() + tokenLife)
  return { token: writeToken(await keyOf(context), 'upload', context.actor.sessionId, expiresAt) }
}

/**
 * Keeps one image in a dated folder under a name made of time and chance (R142, R376, R377) and gives its record (R379).
 * Throws unauthenticated (no token, an expired or a forged one), noPermission (another session's token), wrongType,
 * malformed, quotaReached.
 */
export async function upload(context: Context, storage: Storage, folder: Folder, form: Form | undefined) {
  const { actor, now } = context
  const key = await keyOf(context)
  const sessionId = readToken(key, 'upload', form?.fields.Token ?? '', now)
  if (!sessionId) throw problems.unauthenticated()
  if (sessionId !== actor.sessionId) throw problems.noPermission()
  if (form?.file?.field !== 'File') throw problems.malformed()
  const { content } = form.file
  const image = await imageOf(content)

  const path = newPath(folder, image.extension, now)
  const { contentType } = image
  const file = { path, folder, contentType, bytes: content.length, sha256: sha256(content) }
  const id = newId()
  // On its way to the disk while the database works; it is there before the transaction that names it ends.
  const kept = storage.put(actor.communityId, path, content)
  kept.catch(() => undefined)
  try {
    const quota = { since: hoursBefore(now, 24), most: filesADay }
    if (!(await insertUpload(context, { ...file, id, accountId: actor.accountId, at: now }, quota)))
      throw quotaReached()
    await kept
  } catch (error) {
    await kept.catch(() => undefined)
    await storage.remove(actor.communityId, path)
    throw error
  }
  context.audit({ action: 'files.upload', target: 'file', targetId: id, after: file })
  return { fileName: path.split('/').at(-1) ?? '', path, folder, contentType }
}
