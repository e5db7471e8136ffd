import { Secret } from 'otpauth'
import { newId } from '#platform/contract/new-id.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { hashPassword } from '#modules/sign-in/accounts/server/public.ts'
import { sealSecret } from './seal-operators.ts'
import { totpOf } from './sign-in.ts'

/** Anything that runs plain SQL with positional values, as the owner or through the door. */
interface Runs {
  query(text: string, values: unknown[]): Promise<unknown>
}

/** Makes an operator; gives the secret of the authenticator and its address for scanning, which are shown once. */
export async function makeOperator(
  client: Runs,
  sealer: Sealer,
  { name, password }: { name: string; password: string },
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 }).base32
  await client.query('insert into operator (id, name, password_hash, totp_sealed) values ($1, $2, $3, $4)', [
    newId(),
    name,
    await hashPassword(password),
    sealSecret(sealer, secret),
  ])
  return { secret, address: totpOf(name, secret).toString() }
}

/** Closes an operator and ends the sessions. */
export async function closeOperator(client: Runs, name: string): Promise<void> {
  await client.query(
    `update operator_session set ended_at = now() where ended_at is null
     and operator_id in (select id from operator where lower(name) = lower($1))`,
    [name],
  )
  await client.query(
    'update operator set closed_at = now() where lower(name) = lower($1) and closed_at is null',
    [name],
  )
}
