import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from './database.ts'
import type { Sealer } from './seal.ts'
import { isFile } from './serve.ts'
import type { Prepared } from './statement.ts'

/**
 * A stable digest of what was asked, so that a key cannot be used for two different acts. Nobody makes it without the server's key: what
 * was asked may hold a PIN or a password, which a plain digest in a backup would give away to whoever tries them all.
 */
export function fingerprint({ sealer }: { sealer: Sealer }, input: unknown, file?: Buffer): string {
  const digest = createHash('sha256').update(JSON.stringify(input))
  const plain = (file ? digest.update(file) : digest).digest('base64url')
  return sealer.mac('retry', plain).toString('base64url')
}

/** Whose keys: of accounts in a community, or of operators. */
interface Holders {
  take: Prepared
  earlier: string
  keep: Prepared
}

const holdersIn = (name: string, holder: string): Holders => ({
  take: {
    name: `${name}_take`,
    text: `insert into ${name} (${holder}, key, call, fingerprint) values ($1, $2, $3, $4)
     on conflict do nothing returning 1 as one`,
  },
  earlier: `select call, fingerprint, answer from ${name} where ${holder} = $1 and key = $2`,
  keep: { name: `${name}_keep`, text: `update ${name} set answer = $3 where ${holder} = $1 and key = $2` },
})
export const accounts = holdersIn('answered_call', 'account_id')
export const operators = holdersIn('operator_answered_call', 'operator_id')

/** A key with whose it is and what was asked with it. */
export interface RetryKey {
  holders: Holders
  holderId: string
  key: string
  call: string
  fingerprint: string
}

/** The retry key of a request; '' when it has none. Throws invalid when it is no key. */
export function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'] ?? ''
  if (typeof key === 'string' && /^[\x20-\x7e]{0,100}$/.test(key)) return key
  throw problems.invalid(['Idempotency-Key：最多 100 個字'])
}

/**
 * Takes a retry key inside the transaction. The first one goes on (undefined); a later one, also one that waited for
 * the first to commit, gets the first answer.
 * Throws `keyReused` when the key stood for something else.
 */
async function takeKey(lease: Lease, key: RetryKey): Promise<{ answer: unknown } | undefined> {
  const { holders, holderId } = key
  const mine = await lease.query(holders.take, [holderId, key.key, key.call, key.fingerprint])
  if (mine.length) return undefined
  const [earlier] = await lease.query<{ call: string; fingerprint: string; answer: unknown }>(
    holders.earlier,
    [holderId, key.key],
  )
  if (!earlier) throw problems.busyRetry()
  // Of one that was answered before digests had the server's key nobody knows any more what was asked.
  const isSame = earlier.fingerprint === '' || earlier.fingerprint === key.fingerprint
  if (earlier.call !== key.call || !isSame) throw problems.keyReused()
  return { answer: earlier.answer }
}

/**
 * Acts once for a key: whoever comes with it again gets the first answer (in wire names). A secret is never kept and never
 * made twice: whoever asks for it again hears that it was made (409781).
 * Throws what the act throws, `keyReused` and `shownOnce`; what was thrown leaves the key free.
 */
export async function actOnce(
  lease: Lease,
  key: RetryKey | undefined,
  isSecret: boolean,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const earlier = key && (await takeKey(lease, key))
  if (earlier && isSecret) throw problems.shownOnce()
  if (earlier) return earlier.answer
  const answer = await act()
  if (key && !isSecret && !isFile(answer))
    lease.leave(key.holders.keep, [key.holderId, key.key, JSON.stringify(answer)])
  return answer
}
