import { randomInt } from 'node:crypto'
import type { Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'

const howMany = 10
/** No 0, O, 1, I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

const digestOf = (sealer: Sealer, accountId: string, code: string) =>
  sealer.mac('recovery code', `${accountId}\n${code}`)

/** Ten new codes in place of all others; they are kept as digests and given once. */
export async function makeRecoveryCodes(lease: Lease, sealer: Sealer, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => `${half()}-${half()}`)
  await lease.query('delete from recovery_code where account_id = $1', [accountId])
  await lease.query(
    'insert into recovery_code (account_id, digest) select $1, digest from unnest($2::bytea[]) as made (digest)',
    [accountId, codes.map((code) => digestOf(sealer, accountId, code.replace('-', '')))],
  )
  return codes
}

/** Uses a recovery code up, without its hyphen; false when there is none such. */
export async function useRecoveryCode(
  lease: Lease,
  sealer: Sealer,
  { accountId, code }: { accountId: string; code: string },
): Promise<boolean> {
  const used = await lease.query(
    `update recovery_code set used_at = now() where account_id = $1 and digest = $2 and used_at is null
     returning account_id`,
    [accountId, digestOf(sealer, accountId, code)],
  )
  return used.length === 1
}

/** How many are left. */
export async function recoveryCodesLeft(lease: Lease, accountId: string): Promise<number> {
  const [row] = await lease.query<{ left: number }>(
    'select count(*) as left from recovery_code where account_id = $1 and used_at is null',
    [accountId],
  )
  return row?.left ?? 0
}
