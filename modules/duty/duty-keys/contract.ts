import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line } from '#platform/contract/fields.ts'

/**
 * What a browser says of an act that may have waited for the line, beside the act: its key, the how manieth act of that key it is, the stamp
 * that it began from, and a signature over all of it (`signedText`).
 */
export const Proof = z.object({
  keyId: Id,
  nth: z.int().min(1).max(1_000_000_000),
  stampedAt: Instant,
  stamp: line(64),
  /** Of its photo, SHA-256 in hex; '' without one. */
  photoHash: line(64),
  signature: line(120),
})
export type Proof = z.output<typeof Proof>

/** What is signed: which act, on what and when, after which stamp, and as which one of its key. */
export const signedText = (
  act: string,
  on: readonly string[],
  at: Date,
  { keyId, nth, stamp, photoHash }: Omit<Proof, 'signature' | 'stampedAt'>,
): string => [act, ...on, at.toISOString(), keyId, nth, stamp, photoHash].join('\n')

const at = '/api/v1/DutyKey'
const service = [4, 9]

export const dutyKeys = contract('dutyKeys', {
  register: call({
    method: 'PUT',
    path: `${at}/{keyId}`,
    summary: 'Takes the public key of a browser for its account; the private one never leaves that browser.',
    can: 'clockEntries.clock',
    service,
    takes: z.object({ keyId: Id, publicKey: line(200) }),
    gives: done,
  }),
  stamp: call({
    method: 'GET',
    path: `${at}/{keyId}/Stamp`,
    summary: 'What time it is, so that nobody makes it up: an act that names it came later.',
    can: 'clockEntries.clock',
    service,
    takes: z.object({ keyId: Id }),
    gives: data(z.object({ stampedAt: Instant, stamp: z.string() })),
  }),
})
