import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { taipei } from '#platform/contract/taipei.ts'

/** Where files are kept. A path is relative and was made by `newPath`. */
export interface Storage {
  /** Keeps the content durably; an existing path is never written again. */
  put(communityId: string, filePath: string, content: Buffer): Promise<void>
  /** Keeps what comes piece by piece, durably; gives its bytes. When it breaks off, nothing is kept. */
  putStream(communityId: string, filePath: string, content: AsyncIterable<Uint8Array>): Promise<number>
  get(communityId: string, filePath: string): Promise<Buffer>
  /** The content piece by piece. Throws ENOENT when there is none. */
  open(communityId: string, filePath: string): Promise<NodeJS.ReadableStream>
  remove(communityId: string, filePath: string): Promise<void>
  /** What is kept in a folder of the day of an instant (in Taipei), of every community. */
  list(folder: string, day: Date): AsyncIterable<{ communityId: string; filePath: string }>
}

const digits = (n: number, length: number) => String(n).padStart(length, '0')

/** The folder of a day, in the time of Taipei: `webcam/2026/11/21`. */
function dayFolder(folder: string, day: Date): string {
  const { year, month, day: date } = taipei(day)
  return [folder, year, digits(month, 2), digits(date, 2)].join('/')
}

/**
 * A new path in a dated folder, named by time and chance (R142, R376, R377), in the time of Taipei:
 * `webcam/2026/11/21/140532123-9f2c….jpg`.
 */
export function newPath(folder: string, extension: string, now: Date): string {
  const { hour, minute, second } = taipei(now)
  const time = [hour, minute, second].map((n) => digits(n, 2)).join('') + digits(now.getUTCMilliseconds(), 3)
  return `${dayFolder(folder, now)}/${time}-${randomBytes(9).toString('hex')}.${extension}`
}

const isCommunity = /^[0-9a-f-]{36}$/
const madeByUs = /^[a-z]+\/\d{4}\/\d\d\/\d\d\/\d{9}-[0-9a-f]{18}\.[a-z0-9]{3,4}$/

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Opens a file that is not there yet. Its folder is made when it is missing, which it is once a day. */
async function create(target: string): Promise<FileHandle> {
  const make = () => open(target, 'wx', 0o640)
  return make().catch(async (error: unknown) => {
    if (!isMissing(error)) throw error
    await mkdir(path.dirname(target), { recursive: true })
    return make()
  })
}

const namesIn = (folder: string) =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })

/** Files in a local folder, one sub-folder for each community. */
export function localStorage(folder: string): Storage {
  const whole = (communityId: string, filePath: string) => {
    if (!madeByUs.test(filePath) || !isCommunity.test(communityId))
      throw new Error('not a path of the storage')
    return path.join(folder, communityId, filePath)
  }
  return {
    async put(communityId, filePath, content) {
      const file = await create(whole(communityId, filePath))
      try {
        await file.writeFile(content)
        // What was acknowledged is on the disk.
        await file.sync()
      } finally {
        await file.close()
      }
    },
    async putStream(communityId, filePath, content) {
      const target = whole(communityId, filePath)
      const file = await create(target)
      let bytes = 0
      try {
        for await (const piece of content) {
          await file.writeFile(piece)
          bytes += piece.length
        }
        await file.sync()
      } catch (error) {
        await rm(target, { force: true })
        throw error
      } finally {
        await file.close()
      }
      return bytes
    },
    async open(communityId, filePath) {
      const file = await open(whole(communityId, filePath), 'r')
      return file.createReadStream()
    },
    get: (communityId, filePath) => readFile(whole(communityId, filePath)),
    remove: (communityId, filePath) => rm(whole(communityId, filePath), { force: true }),
    async *list(kind, day) {
      const dated = dayFolder(kind, day)
      for (const communityId of await namesIn(folder))
        for (const name of await namesIn(path.join(folder, communityId, dated)))
          if (isCommunity.test(communityId) && madeByUs.test(`${dated}/${name}`))
            yield { communityId, filePath: `${dated}/${name}` }
    },
  }
}

/** The SHA-256 of a content, in hex. */
export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
