import { createHash } from 'node:crypto'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from './database.ts'
import type { Prepared } from './statement.ts'

/** A stable digest of what was asked, so that a key cannot be used for two different acts. */
export function fingerprint(input: unknown, file?: Buffer): string {
  const digest = createHash('sha256').update(JSON.stringify(input))
  return (file ? digest.update(file) : digest).digest('base64url')
}

const take: Prepared = {
  name: 'retry_key_take',
  text: `insert into answered_call (account_id, key, call, fingerprint) values ($1, $2, $3, $4)
     on conflict do nothing returning 1 as one`,
}

/**
 * Takes a retry key inside the transaction. The first one goes on (undefined); a later one, also one that waited for
 * the first to commit, gets the first answer.
 * Throws `keyReused` when the key stood for something else.
 */
export async function takeKey(
  lease: Lease,
  key: { accountId: string; key: string; call: string; fingerprint: string },
): Promise<{ answer: unknown } | undefined> {
  const values = [key.accountId, key.key, key.call, key.fingerprint]
  const mine = await lease.query(take, values)
  if (mine.length) return undefined
  const [earlier] = await lease.query<{ call: string; fingerprint: string; answer: unknown }>(
    'select call, fingerprint, answer from answered_call where account_id = $1 and key = $2',
    values.slice(0, 2),
  )
  if (!earlier) throw problems.busyRetry()
  if (earlier.call !== key.call || earlier.fingerprint !== key.fingerprint) throw problems.keyReused()
  return { answer: earlier.answer }
}

const keep: Prepared = {
  name: 'retry_answer_keep',
  text: 'update answered_call set answer = $3 where account_id = $1 and key = $2',
}

/** Keeps the answer (in wire names) beside the key, in the same transaction. */
export function keepAnswer(lease: Lease, accountId: string, key: string, answer: unknown): void {
  lease.leave(keep, [accountId, key, JSON.stringify(answer)])
}
