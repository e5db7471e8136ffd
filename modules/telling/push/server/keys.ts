import type { Database, Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'

/** The pair of keys that push services know this installation by (RFC 8292). */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const purpose = 'push key'

/** Makes the installation's keys at its first start, and seals a private key that still lies there plain. */
export async function preparePushKeys(lease: Lease, sealer: Sealer): Promise<void> {
  const [row] = await lease.query<{ plain: string | null }>(
    'select private_key as plain from push_key for update',
  )
  if (row?.plain) {
    const sealed = sealer.seal(purpose, row.plain)
    await lease.query('update push_key set private_sealed = $1, private_key = null', [sealed])
  }
  if (row) return
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  // Of two programs that start together the first one's stand.
  await lease.query(
    'insert into push_key (public_key, private_sealed) values ($1, $2) on conflict do nothing',
    [publicKey, sealer.seal(purpose, privateKey)],
  )
}

/** The installation's keys. */
export async function pushKeys(database: Database, sealer: Sealer): Promise<PushKeys> {
  const [row] = await database.glance('push keys', (lease) =>
    lease.query<{ publicKey: string; sealed: Buffer }>(
      'select public_key as "publicKey", private_sealed as sealed from push_key',
    ),
  )
  if (!row) throw new Error('the push keys were not made when the program started')
  return { publicKey: row.publicKey, privateKey: sealer.open(purpose, row.sealed) }
}
