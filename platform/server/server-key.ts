import { ConfigProblem } from './config.ts'
import type { Lease } from './database.ts'
import { type Sealer, sealerOf } from './seal.ts'

/** By what a database knows the key that sealed its secrets; nobody finds the key by it. */
export const digestOfKey = (key: Buffer): Buffer => digestOfSealer(sealerOf(key))
const digestOfSealer = (sealer: Sealer) => sealer.mac('server key', '')

/**
 * Records the server's key at a database's first start, and refuses another one later: with it nobody's authenticator,
 * recovery code or activation code would be known, and new ones would be unknown to the other programs. Throws ConfigProblem.
 */
export async function requireServerKey(lease: Pick<Lease, 'query'>, sealer: Sealer): Promise<void> {
  const digest = digestOfSealer(sealer)
  await lease.query('insert into server_key (digest) values ($1) on conflict do nothing', [digest])
  const [known] = await lease.query<{ digest: Buffer }>('select digest from server_key')
  if (known && digest.equals(known.digest)) return
  throw new ConfigProblem(
    '伺服器金鑰不是這個資料庫原來的那一把：請設定原來的 LOBBY_KEY，或把原來的 server.key 放回 LOBBY_DATA；' +
      '確定遺失時，請備份後以 npm run restore -- 檔名 --force --without-key 還原。',
  )
}
