import { createHmac, timingSafeEqual } from 'node:crypto'
import { communityKey } from '#platform/server/community-keys.ts'

/** What signs a community's codes, and the address of its form. */
export const visitorKey = communityKey('visitor_key')

/** Bytes of a signature: far beyond guessing, and short enough for a code that a phone's camera reads at once. */
const signatureBytes = 12

/** Signs something of a purpose: what was signed for another one is worth nothing. */
export const signVisit = (key: Buffer, purpose: 'code' | 'form', about: Buffer): Buffer =>
  createHmac('sha256', key).update(`${purpose}:`).update(about).digest().subarray(0, signatureBytes)

/** Whether a signature is ours, in a time that tells nothing. */
export const isSigned = (key: Buffer, purpose: 'code' | 'form', about: Buffer, signature: Buffer): boolean =>
  signature.length === signatureBytes && timingSafeEqual(signVisit(key, purpose, about), signature)

export const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')
export const idOfBytes = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * The code that a booked visitor shows: capitals and digits alone, so that any scanner types it whatever its keyboard does.
 * `version` grows with each new code of a booking.
 */
export function writeVisitCode(key: Buffer, visitorId: string, version: number): string {
  const about = Buffer.concat([bytesOfId(visitorId), Buffer.from([version >> 8, version & 0xff])])
  return `LV${Buffer.concat([about, signVisit(key, 'code', about)])
    .toString('hex')
    .toUpperCase()}`
}

export interface VisitCode {
  visitorId: string
  version: number
  about: Buffer
  signature: Buffer
}

/** What a scanned code says, before its signature is looked at; undefined when it is no code of ours. */
export function readVisitCode(scanned: string): VisitCode | undefined {
  const [, hex = ''] = /^LV([0-9A-F]{60})$/.exec(scanned.normalize('NFKC').trim().toUpperCase()) ?? []
  if (!hex) return undefined
  const bytes = Buffer.from(hex, 'hex')
  const about = bytes.subarray(0, 18)
  return {
    visitorId: idOfBytes(bytes.subarray(0, 16)),
    version: bytes.readUInt16BE(16),
    about,
    signature: bytes.subarray(18),
  }
}
