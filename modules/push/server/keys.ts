import type { Database } from '#platform/server/database.ts'

/** The pair of keys that push services know this installation by (RFC 8292). */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The installation's keys, made the first time; of two programs that start together both get the same. */
export async function pushKeys(database: Database): Promise<PushKeys> {
  const read = () =>
    database.glance('push keys', (lease) =>
      lease.query<{ publicKey: string; privateKey: string }>(
        'select public_key as "publicKey", private_key as "privateKey" from push_key',
      ),
    )
  const [known] = await read()
  if (known) return known
  const { default: webPush } = await import('web-push')
  const made = webPush.generateVAPIDKeys()
  await database.across('make the push keys', (lease) =>
    lease.query('insert into push_key (public_key, private_key) values ($1, $2) on conflict do nothing', [
      made.publicKey,
      made.privateKey,
    ]),
  )
  const [kept] = await read()
  return kept ?? made
}
