import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
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

/** Where the key lies that is made at the first start. */
export const keyFileIn = (dataFolder: string): string => path.join(dataFolder, 'server.key')

const keyOfText = (text: string): Buffer | undefined => {
  const key = Buffer.from(text, 'base64')
  return key.length === keyBytes ? key : undefined
}

/** The key in a file; undefined when there is none, or none yet. */
export async function readKeyFile(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return keyOfText(text)
}

/** Lays a key down in a new file that its owner alone reads; false when one lies there already. */
export async function writeKeyFile(file: string, key: Buffer): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true })
  try {
    const made = await open(file, 'wx', 0o600)
    await made.writeFile(key.toString('base64'))
    await made.sync()
    await made.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
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

/** The file of the key; undefined when LOBBY_KEY says it. */
export const keyFileOf = (of: { serverKey: string; dataFolder: string }): string | undefined =>
  of.serverKey ? undefined : keyFileIn(of.dataFolder)

/**
 * The server's key: LOBBY_KEY (32 bytes in base64), else the file server.key in the data folder, made at the first start.
 * Throws ConfigProblem.
 */
export const openSealer = async (of: { serverKey: string; dataFolder: string }): Promise<Sealer> =>
  sealerOf(keyOfSetting(of.serverKey) ?? (await keyOfFile(of.dataFolder)))
