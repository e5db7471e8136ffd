import type { KeyedLease } from '#platform/server/community-keys.ts'
import {
  bytesOfId,
  idOfBytes,
  isSigned,
  signVisit,
  visitorKey,
} from '#modules/visitors/visits/server/public.ts'
import { linkDays } from '../contract.ts'

const day = 86_400_000

/** The token of a community's form, the same all day long, and its end. */
export async function writeFormToken(lease: KeyedLease, communityId: string, now: Date) {
  const lastDay = Math.floor(now.getTime() / day) + linkDays
  const end = Buffer.alloc(4)
  end.writeUInt32BE(lastDay)
  const about = Buffer.concat([bytesOfId(communityId), end])
  const token = Buffer.concat([about, signVisit(await visitorKey.of(lease), 'form', about)]).toString('hex')
  return { token, expiresAt: new Date(lastDay * day) }
}

/** Which community a token says it is of, before its signature is looked at; undefined for what is no token. */
export const communityOfToken = (token: string): string | undefined =>
  /^[0-9a-f]{64}$/i.test(token) ? idOfBytes(Buffer.from(token, 'hex').subarray(0, 16)) : undefined

/** Whether a token is of the lease's community and not past its end. */
export async function isGoodToken(lease: KeyedLease, token: string, now: Date): Promise<boolean> {
  const key = await visitorKey.find(lease)
  const bytes = Buffer.from(token, 'hex')
  const about = bytes.subarray(0, 20)
  if (!key || !isSigned(key, 'form', about, bytes.subarray(20))) return false
  return now.getTime() < about.readUInt32BE(16) * day
}
