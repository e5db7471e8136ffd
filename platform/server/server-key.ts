import type pg from 'pg'
import { ConfigProblem } from './config.ts'
import type { Lease } from './database.ts'
import { presentKey, type Sealer, sealerOf } from './seal.ts'

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
  throw new ConfigProblem(isAnother)
}

const mended =
  '請設定原來的 LOBBY_KEY，或把原來的 server.key 放回 LOBBY_DATA；' +
  '確定遺失時，請備份後以 npm run restore -- 檔名 --force --without-key 還原。'
const isAnother = `伺服器金鑰不是這個資料庫原來的那一把：${mended}`
const isMissing = `找不到這個資料庫原來的伺服器金鑰：${mended}`

/**
 * Refuses a key that is not the database's own, or none where it has one, before anything is changed or made.
 * Throws ConfigProblem.
 */
export async function checkServerKey(
  client: Pick<pg.Client, 'query'>,
  of: { serverKey: string; dataFolder: string },
): Promise<void> {
  const { rows: tables } = await client.query<{ has: boolean }>(
    `select to_regclass('public.server_key') is not null as has`,
  )
  if (!tables[0]?.has) return
  const { rows } = await client.query<{ digest: Buffer }>('select digest from server_key')
  if (!rows[0]) return
  const key = await presentKey(of)
  if (!key) throw new ConfigProblem(isMissing)
  if (!digestOfKey(key).equals(rows[0].digest)) throw new ConfigProblem(isAnother)
}
