import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'

const lifeMinutes = 5

/** Keeps what a passkey has to sign; null: nobody in particular, somebody signs in. */
export async function keepChallenge(
  lease: Lease,
  challenge: string,
  accountId: string | null,
): Promise<string> {
  const id = newId()
  await lease.query(
    `insert into passkey_challenge (id, challenge, account_id, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => ${lifeMinutes}))`,
    [id, challenge, accountId],
  )
  return id
}

/** A challenge is signed once. Undefined when it is over or was somebody else's. */
export async function takeChallenge(
  lease: Lease,
  id: string,
  accountId: string | null,
): Promise<string | undefined> {
  const [row] = await lease.query<{ challenge: string }>(
    `delete from passkey_challenge where id = $1 and expires_at > now() and account_id is not distinct from $2
     returning challenge`,
    [id, accountId],
  )
  return row?.challenge
}
