import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext } from '#platform/server/context.ts'
import type { Form } from '#platform/server/form.ts'
import { type Picture, pictureOf, type PictureLimits } from '#platform/server/picture.ts'
import { newPath, type Storage, sha256 } from '#platform/server/storage.ts'
import { bucketName, type Folder, quotaReached } from '../contract.ts'
import { fileKey, readToken, writeToken } from './file-key.ts'
import { insertUpload } from './queries.ts'

/** Files that one account may upload in a day (24 hours). */
export const filesADay = 500
/** What a browser's camera and canvas make; cameras of phones have 50 million pixels. */
const limits: PictureLimits = { kinds: ['png', 'jpeg', 'webp'], side: 10_000, pixels: 50_000_000, frames: 1 }
/** Milliseconds that an upload token lives. */
const tokenLife = 10 * 60 * 1000

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)

/** A token with which this session may upload for ten minutes (R380). */
export async function signInToStorage(context: CallContext): Promise<{ token: string }> {
  const expiresAt = new Date(context.now.getTime() + tokenLife)
  return { token: writeToken(await fileKey.of(context), 'upload', context.actor.sessionId, expiresAt) }
}

/** Throws unauthenticated (no token, an expired or a forged one), noPermission (another session's token). */
async function checkToken(context: CallContext, token: string): Promise<void> {
  const key = await fileKey.find(context)
  const sessionId = key && readToken(key, 'upload', token, context.now)
  if (!sessionId) throw problems.unauthenticated()
  if (sessionId !== context.actor.sessionId) throw problems.noPermission()
}

/** Throws malformed (no file, or one of another name) and what pictureOf throws. */
function pictureIn(form: Form | undefined): Picture {
  if (form?.file?.field !== 'File') throw problems.malformed()
  return pictureOf(form.file.content, limits)
}

/** What `work` gives; when it throws, what `first` throws comes before. */
async function orFirst<T>(first: Promise<unknown>, work: () => T): Promise<T> {
  try {
    return work()
  } catch (wrong) {
    await first
    throw wrong
  }
}

/** What was looked at and may be kept. */
export interface Keepable {
  content: Buffer
  contentType: string
  extension: string
}

/**
 * Keeps one image in a dated folder under a name made of time and chance (R142, R376, R377) and gives its record (R379).
 * Throws what the token's check throws, what pictureOf throws, quotaReached.
 */
export async function upload(context: CallContext, storage: Storage, folder: Folder, form: Form | undefined) {
  // Asked in one breath with the insert; whoever may not hears that first, and nothing of theirs stays.
  const allowed = checkToken(context, form?.fields.Token ?? '')
  allowed.catch(() => undefined)
  return keepFile(context, storage, folder, await orFirst(allowed, () => pictureIn(form)), allowed)
}

/** Keeps what a call has looked at, unless it may not after all (`allowed`). Throws quotaReached, and what `allowed` throws. */
export async function keepFile(
  context: CallContext,
  storage: Storage,
  folder: Folder,
  { content, contentType, extension }: Keepable,
  allowed: Promise<void> = Promise.resolve(),
) {
  const { actor, now } = context
  const path = newPath(folder, extension, now)
  const file = { path, folder, contentType, bytes: content.length, sha256: sha256(content) }
  const id = newId()
  // On its way to the disk while the database works; it is there before the transaction that names it ends.
  const kept = storage.put(actor.communityId, path, content)
  kept.catch(() => undefined)
  try {
    const quota = { since: hoursBefore(now, 24), most: filesADay }
    const row = { ...file, id, accountId: actor.accountId, at: now }
    const [isWithin] = await Promise.all([insertUpload(context, row, quota), allowed])
    if (!isWithin) throw quotaReached()
    await kept
  } catch (error) {
    await kept.catch(() => undefined)
    await storage.remove(actor.communityId, path)
    throw error
  }
  context.audit({ action: 'files.upload', target: 'file', targetId: id, after: file })
  return {
    fileName: path.split('/').at(-1) ?? '',
    path,
    folder,
    contentType,
    bucketName,
    extension,
    isBase64: false,
  }
}
