import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { ConfigProblem } from './config.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const keyBytes = 32

/** Keeps secrets so that a copy of the database alone gives none of them away. What was sealed for one purpose opens for no other. */
export interface Sealer {
  seal(purpose: string, secret: string): Buffer
  /** Throws when it was sealed with another key or for another purpose, or is torn. */
  open(purpose: string, sealed: Buffer): string
  /** A digest that nobody makes without the server's key: for what is too short for a plain one. */
  mac(purpose: string, text: string): Buffer
}

/** Makes the sealer of a key. */
export function sealerOf(key: Buffer): Sealer {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `lobby ${purpose}`, keyBytes))
  return {
    seal(purpose, secret) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, keyFor(purpose), iv)
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open(purpose, sealed) {
      const iv = sealed.subarray(0, ivBytes)
      // A shorter tag would be easier to guess, so only a whole one is taken.
      const decipher = createDecipheriv(algorithm, keyFor(purpose), iv, { authTagLength: tagBytes })
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
      return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
    mac: (purpose, text) =>
      createHmac('sha256', keyFor(`mac ${purpose}`))
        .update(text)
        .digest(),
  }
}

interface KeyOf {
  serverKey: string
  dataFolder: string
}

/** Where the key lies that is made at the first start. */
export const keyFileIn = (dataFolder: string): string => path.join(dataFolder, 'server.key')

const written = /^[\w+/-]{43}=?$/

const keyOfText = (text: string): Buffer | undefined => {
  const trimmed = text.trim()
  return written.test(trimmed) ? Buffer.from(trimmed, 'base64') : undefined
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/** Why a key's file or the folder around it cannot be used, in one sentence. */
function keyProblem(file: string, error: unknown): ConfigProblem {
  const why: Record<string, string> = {
    EISDIR: '是資料夾而不是檔案；請移走它，把原來的 server.key 放回來。',
    EACCES: '沒有權限讀寫；請修正它與資料夾的擁有者與權限。',
    EPERM: '沒有權限讀寫；請修正它與資料夾的擁有者與權限。',
    EROFS: '在唯讀的地方，無法建立；請以 LOBBY_DATA 指定其他資料夾，或設定 LOBBY_KEY。',
    ENOSPC: '無法建立，磁碟已滿。',
    ENOTDIR: '無法建立，因為 LOBBY_DATA 的路徑中有一段是檔案而非資料夾。',
    EEXIST: '無法建立，因為 LOBBY_DATA 是檔案而非資料夾。',
  }
  return new ConfigProblem(`伺服器金鑰「${file}」${why[codeOf(error)] ?? `無法使用：${codeOf(error)}`}`)
}

/** The text in a key's file; undefined when there is none. Throws ConfigProblem when others may read it, or nobody can. */
async function textInKeyFile(file: string): Promise<string | undefined> {
  try {
    const { mode } = await stat(file)
    const text = await readFile(file, 'utf8')
    if ((mode & 0o077) === 0) return text
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw keyProblem(file, error)
  }
  throw new ConfigProblem(
    `伺服器金鑰「${file}」別的使用者也能讀取；請執行 chmod 600 '${file}'，若曾外流請更換後再啟動。`,
  )
}

/** The key in a file; undefined when there is none, or none yet. Throws ConfigProblem. */
export async function readKeyFile(file: string): Promise<Buffer | undefined> {
  return keyOfText((await textInKeyFile(file)) ?? '')
}

/** Lays a key down in a new file that its owner alone reads; false when one lies there already. */
export async function writeKeyFile(file: string, key: Buffer): Promise<boolean> {
  try {
    await mkdir(path.dirname(file), { recursive: true })
    const made = await open(file, 'wx', 0o600)
    await made.writeFile(key.toString('base64'))
    await made.sync()
    await made.close()
    return true
  } catch (error) {
    const lies = codeOf(error) === 'EEXIST' && (await stat(file).catch(() => undefined))
    if (!lies) throw keyProblem(file, error)
    return false
  }
}

async function keyOfFile(folder: string): Promise<Buffer> {
  const file = keyFileIn(folder)
  // Of two programs that start at once the second finds the file of the first.
  await writeKeyFile(file, randomBytes(keyBytes))
  for (let tries = 0; ; tries++) {
    const key = await readKeyFile(file)
    if (key) return key
    if (tries === 20) throw new ConfigProblem(`${file} 不是可用的伺服器金鑰；請由備份還原。`)
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** The key of LOBBY_KEY; undefined when that is not set. Throws ConfigProblem. */
export function keyOfSetting(serverKey: string): Buffer | undefined {
  if (!serverKey) return undefined
  const key = keyOfText(serverKey)
  if (!key) throw new ConfigProblem('LOBBY_KEY 必須是以 base64 寫成的 32 個位元組。')
  return key
}

/** The key that is there; undefined when there is none yet. Makes none. Throws ConfigProblem for one that cannot be used. */
export async function presentKey(of: KeyOf): Promise<Buffer | undefined> {
  const setting = keyOfSetting(of.serverKey)
  if (setting) return setting
  const file = keyFileIn(of.dataFolder)
  const text = await textInKeyFile(file)
  // An empty one is being written by another program this moment.
  if (text && !keyOfText(text)) throw new ConfigProblem(`${file} 不是可用的伺服器金鑰；請由備份還原。`)
  return keyOfText(text ?? '')
}

/** The file of the key; undefined when LOBBY_KEY says it. */
export const keyFileOf = (of: KeyOf): string | undefined =>
  of.serverKey ? undefined : keyFileIn(of.dataFolder)

/**
 * The server's key: LOBBY_KEY (32 bytes in base64), else the file server.key in the data folder, made at the first start.
 * Throws ConfigProblem.
 */
export const openSealer = async (of: KeyOf): Promise<Sealer> =>
  sealerOf(keyOfSetting(of.serverKey) ?? (await keyOfFile(of.dataFolder)))
