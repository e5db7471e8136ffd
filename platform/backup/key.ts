import { rename, rm } from 'node:fs/promises'
import type pg from 'pg'
import { readKeyFile, writeKeyFile } from '#platform/server/seal.ts'
import { digestOfKey } from '#platform/server/server-key.ts'
import { BackupProblem } from './parts.ts'

/** Where an installation has its key: LOBBY_KEY, else a file. */
export interface KeyPlace {
  setting: Buffer | undefined
  file: string
}

/** The key lies beside its backup, so that it can be kept apart from it. */
export const keyBeside = (backup: string): string => `${backup}.key`

/** The key of a database that is about to take the other's place. */
const keyNext = (file: string) => `${file}.next`

/** Ends what a restore was killed in: the database was swapped, and its key still lies beside. */
export async function takeNextKey(client: Pick<pg.Client, 'query'>, file: string): Promise<void> {
  const next = await readKeyFile(keyNext(file))
  if (!next) return
  const { rows: known } = await client.query("select 1 where to_regclass('public.server_key') is not null")
  if (!known.length) return
  const { rows } = await client.query<{ digest: string }>(
    "select encode(digest, 'hex') as digest from server_key",
  )
  const digest = rows[0]?.digest ?? ''
  if (fits(await readKeyFile(file), digest) || !fits(next, digest)) return
  await rename(file, formerName(file)).catch(ignoreMissing)
  await rename(keyNext(file), file)
}

const formerName = (file: string) => `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
const ignoreMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}

const fits = (key: Buffer | undefined, digest: string) =>
  key !== undefined && digestOfKey(key).toString('hex') === digest

/**
 * With which key a backup's sealed secrets open: the installation's own, the one beside the backup (`lay` lays it
 * beside, before the rows are swapped; `put` where the program looks for it, afterwards), or none that is here. A backup of before keys were recorded says nothing.
 */
export async function findKey(
  backup: string,
  digest: string | undefined,
  { setting, file }: KeyPlace,
): Promise<{
  is: 'own' | 'beside' | 'missing' | 'unsaid'
  lay?(): Promise<() => Promise<void>>
  put?(): Promise<void>
}> {
  if (!digest) return { is: 'unsaid' }
  if (fits(setting ?? (await readKeyFile(file)), digest)) return { is: 'own' }
  const key = await readKeyFile(keyBeside(backup))
  if (setting || !key || !fits(key, digest)) return { is: 'missing' }
  return {
    is: 'beside',
    async lay() {
      await rm(keyNext(file), { force: true })
      await writeKeyFile(keyNext(file), key)
      return () => rm(keyNext(file), { force: true })
    },
    async put() {
      await rename(file, formerName(file)).catch(ignoreMissing)
      await rename(keyNext(file), file)
    },
  }
}

/** What somebody who restores is to do when no key fits. */
export const keyIsMissing = ({ setting }: KeyPlace): BackupProblem =>
  new BackupProblem(
    `${setting ? 'LOBBY_KEY 不是' : '找不到'}製作這個備份時的伺服器金鑰，驗證器、備用碼與啟用碼會無法使用；沒有還原任何資料。` +
      '請把原來的 server.key 放進 LOBBY_DATA，或把備份時的 .key 放在備份檔旁，或設定原來的 LOBBY_KEY；' +
      '金鑰確定遺失時加上 --without-key，那些資料會清除，需要重新設定。',
  )

/** Copies the key beside a backup when it is the one that sealed what the backup holds; gives the file, or nothing. */
export async function keepKey(
  backup: string,
  digest: string | undefined,
  file: string | undefined,
): Promise<string> {
  const key = file ? await readKeyFile(file) : undefined
  if (!key || !digest || !fits(key, digest)) return ''
  await writeKeyFile(keyBeside(backup), key)
  return keyBeside(backup)
}
