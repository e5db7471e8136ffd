import { rename } from 'node:fs/promises'
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

const fits = (key: Buffer | undefined, digest: string) =>
  key !== undefined && digestOfKey(key).toString('hex') === digest

/**
 * With which key a backup's sealed secrets open: the installation's own, the one beside the backup (`put` lays it where
 * the program looks for it), or none that is here. A backup of before keys were recorded says nothing.
 */
export async function findKey(
  backup: string,
  digest: string | undefined,
  { setting, file }: KeyPlace,
): Promise<{ is: 'own' | 'beside' | 'missing' | 'unsaid'; put?(): Promise<void> }> {
  if (!digest) return { is: 'unsaid' }
  if (fits(setting ?? (await readKeyFile(file)), digest)) return { is: 'own' }
  const key = await readKeyFile(keyBeside(backup))
  if (setting || !key || !fits(key, digest)) return { is: 'missing' }
  return {
    is: 'beside',
    async put() {
      const former = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
      await rename(file, former).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      await writeKeyFile(file, key)
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
