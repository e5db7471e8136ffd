import { createHmac, timingSafeEqual } from 'node:crypto'
import { communityKey, type KeyedLease } from '#platform/server/community-keys.ts'
import type { LinkKind } from '../contract.ts'

/** What signs a community's links of households. */
export const linkKey = communityKey('household_link_key')

/** Bytes of a signature: far beyond guessing, and short enough for a code that a phone's camera reads at once. */
const signatureBytes = 12

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const idOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const sign = (key: Buffer, kind: LinkKind, about: Buffer, generation: number) =>
  createHmac('sha256', key)
    .update(`${kind}:${generation}:`)
    .update(about)
    .digest()
    .subarray(0, signatureBytes)

/** The token of a household for a purpose; the same until its links are renewed. */
export function writeLink(
  key: Buffer,
  { kind, communityId, householdId, generation }: LinkOf & { generation: number },
): string {
  const about = Buffer.concat([bytesOf(communityId), bytesOf(householdId)])
  return Buffer.concat([about, sign(key, kind, about, generation)]).toString('base64url')
}

export interface LinkOf {
  kind: LinkKind
  communityId: string
  householdId: string
}

/** Whose a token says it is, before its signature is looked at; undefined for what is no token. */
export function readLink(token: string): { communityId: string; householdId: string } | undefined {
  if (!/^[\w-]{59}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  return { communityId: idOf(bytes.subarray(0, 16)), householdId: idOf(bytes.subarray(16, 32)) }
}

/** Whether a token was given out for this purpose and not renewed since. The lease is of the community that it names. */
export async function isGoodLink(
  lease: KeyedLease,
  { kind, token, generation }: { kind: LinkKind; token: string; generation: number },
): Promise<boolean> {
  const key = await linkKey.find(lease)
  if (!key) return false
  const bytes = Buffer.from(token, 'base64url')
  const [about, signature] = [bytes.subarray(0, 32), bytes.subarray(32)]
  return signature.length === signatureBytes && timingSafeEqual(sign(key, kind, about, generation), signature)
}
