import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Milliseconds that an access token lives. */
export const accessLife = 10 * 60 * 1000

/** A secret that nobody guesses: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: its digest, so that a copy of the database signs nobody in. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** An access token of a session: its id, the end of the token's life and a signature with the session's own key. */
export function writeAccessToken(sessionId: string, key: Buffer, expiresAt: Date): string {
  const text = `${sessionId}.${expiresAt.getTime()}`
  return `${text}.${sign(key, text)}`
}

/** The session that a token claims, when it is well-formed and not past its end; its signature is checked apart. */
export function readAccessToken(
  token: string,
  now: number,
): { sessionId: string; text: string; signature: string } | undefined {
  const [sessionId, end, signature] = token.split('.')
  if (!sessionId || !end || !signature || !/^[0-9a-f-]{36}$/.test(sessionId) || !(Number(end) > now))
    return undefined
  return { sessionId, text: `${sessionId}.${end}`, signature }
}

/** Whether a signature is the key's, compared in constant time. */
export function isSigned(key: Buffer, text: string, signature: string): boolean {
  const wanted = Buffer.from(sign(key, text))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
