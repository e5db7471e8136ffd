import type { Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'

const purpose = 'operator totp'

/** The secret of an operator's authenticator, as the database keeps it. */
export const sealSecret = (sealer: Sealer, secret: string): Buffer => sealer.seal(purpose, secret)

/** The secret as the authenticator has it. Throws when it was sealed with another key. */
export const openSecret = (sealer: Sealer, sealed: Buffer): string => sealer.open(purpose, sealed)

/** Seals the secrets that lie there plain from before they were sealed; gives how many. Of two programs one does it. */
export async function sealOperators(lease: Lease, sealer: Sealer): Promise<number> {
  const plain = await lease.query<{ id: string; secret: string }>(
    'select id, totp_secret as secret from operator where totp_secret is not null order by id for update',
  )
  for (const { id, secret } of plain)
    await lease.query('update operator set totp_sealed = $2, totp_secret = null where id = $1', [
      id,
      sealSecret(sealer, secret),
    ])
  return plain.length
}
