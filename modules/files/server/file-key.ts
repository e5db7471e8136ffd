import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { fileKeys } from './tables.ts'

const known = statement<Record<never, never>, { value: Buffer }>('file_key', (query) =>
  query.select({ value: fileKeys.value }).from(fileKeys),
)

/** The key that signs the community's upload tokens and links; undefined when it was never needed. */
export async function findKey(lease: Lease): Promise<Buffer | undefined> {
  return (await lease.run(known, {}))[0]?.value
}

/** The community's key, made when first needed; several processes that make it at once end up with the same one. */
export async function keyOf(lease: Lease): Promise<Buffer> {
  const before = await findKey(lease)
  if (before) return before
  await lease.db
    .insert(fileKeys)
    .values({ value: randomBytes(32) })
    .onConflictDoNothing()
  const made = await findKey(lease)
  if (!made) throw new Error('the key for files was not kept')
  return made
}

const signatureOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** What a token is for: one made for the other purpose is worth nothing. */
type Purpose = 'upload' | 'link'

/** `<about>.<end in ms>.<signature>`: a token about something until an instant. */
export function writeToken(key: Buffer, purpose: Purpose, about: string, expiresAt: Date): string {
  const text = `${about}.${expiresAt.getTime()}`
  return `${text}.${signatureOf(key, `${purpose}:${text}`)}`
}

/** What a token is about; undefined when it was not signed with this key for this purpose, or is past its end. */
export function readToken(key: Buffer, purpose: Purpose, token: string, now: Date): string | undefined {
  const [, about = '', end = '', signature = ''] = /^([\w./-]+)\.(\d+)\.([\w-]+)$/.exec(token) ?? []
  const wanted = Buffer.from(signatureOf(key, `${purpose}:${about}.${end}`))
  const given = Buffer.from(signature)
  const isOurs = wanted.length === given.length && timingSafeEqual(wanted, given)
  return isOurs && Number(end) > now.getTime() ? about : undefined
}
