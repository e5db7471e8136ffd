import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { communityKey } from '#platform/server/community-keys.ts'
import { codePrefix, isManagerCode } from '../contract.ts'

/** Bytes of what a code says: a session (16), when it was made in seconds (4), and chance (4). */
const aboutBytes = 24
const signatureBytes = 12

/** What signs a community's codes. */
export const codeKey = communityKey('manager_code_key')

const sign = (key: Buffer, about: Buffer): Buffer =>
  createHmac('sha256', key).update(about).digest().subarray(0, signatureBytes)

/** Writes a code for a session, made at an instant. */
export function writeCode(key: Buffer, sessionId: string, at: Date): string {
  const seconds = Buffer.alloc(4)
  seconds.writeUInt32BE(Math.floor(at.getTime() / 1000))
  const about = Buffer.concat([Buffer.from(sessionId.replaceAll('-', ''), 'hex'), seconds, randomBytes(4)])
  return (
    codePrefix +
    Buffer.concat([about, sign(key, about)])
      .toString('hex')
      .toUpperCase()
  )
}

export interface ReadCode {
  sessionId: string
  issuedAt: Date
  /** What makes it this code and no other one. */
  nonce: Buffer
}

/** What a scanned code says; undefined when it is none of the community's. */
export function readCode(key: Buffer, scanned: string): ReadCode | undefined {
  if (!isManagerCode(scanned)) return undefined
  const bytes = Buffer.from(scanned.normalize('NFKC').trim().slice(codePrefix.length), 'hex')
  const about = bytes.subarray(0, aboutBytes)
  if (!timingSafeEqual(sign(key, about), bytes.subarray(aboutBytes))) return undefined
  return {
    sessionId: about.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    issuedAt: new Date(about.readUInt32BE(16) * 1000),
    nonce: about,
  }
}
