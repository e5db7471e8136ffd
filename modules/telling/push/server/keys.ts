import type { Database, Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'

/** The pair of keys that push services know this installation by (RFC 8292). */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const purpose = 'push key'

/** Seals the private key that lies there plain from before it was sealed. Of two programs one does it. */
export async function sealPushKey(lease: Lease, sealer: Sealer): Promise<void> {
  const [plain] = await lease.query<{ key: string }>(
    'select private_key as key from push_key where private_key is not null for update',
  )
  if (!plain) return
  const sealed = sealer.seal(purpose, plain.key)
  await lease.query('update push_key set private_sealed = $1, private_key = null', [sealed])
}

/** The installation's keys, made the first time; of two programs that start together both get the same. */
export async function pushKeys(database: Database, sealer: Sealer): Promise<PushKeys> {
  const read = async () => {
    const [row] = await database.glance('push keys', (lease) =>
      lease.query<{ publicKey: string; sealed: Buffer }>(
        'select public_key as "publicKey", private_sealed as sealed from push_key',
      ),
    )
    return row && { publicKey: row.publicKey, privateKey: sealer.open(purpose, row.sealed) }
  }
  const known = await read()
  if (known) return known
  const { default: webPush } = await import('web-push')
  const made = webPush.generateVAPIDKeys()
  await database.across('make the push keys', (lease) =>
    lease.query('insert into push_key (public_key, private_sealed) values ($1, $2) on conflict do nothing', [
      made.publicKey,
      sealer.seal(purpose, made.privateKey),
    ]),
  )
  return (await read()) ?? made
}
