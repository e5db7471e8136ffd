import { createHmac, timingSafeEqual } from 'node:crypto'
import { communityKey } from '#platform/server/community-keys.ts'

/** What signs a community's upload tokens and links. */
export const fileKey = communityKey('file_key')

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
