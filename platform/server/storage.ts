import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import dayjs from 'dayjs'

/** Where files are kept. A path is relative and was made by `newPath`. */
export interface Storage {
  /** Keeps the content durably; an existing path is never written again. */
  put(communityId: string, filePath: string, content: Buffer): Promise<void>
  get(communityId: string, filePath: string): Promise<Buffer>
  remove(communityId: string, filePath: string): Promise<void>
}

/** A new path in a dated folder, named by time and chance (R142, R376, R377): `webcam/2026/11/21/140532123-9f2c….jpg`. */
export function newPath(folder: string, extension: string, now: Date): string {
  const at = dayjs(now)
  return `${folder}/${at.format('YYYY/MM/DD')}/${at.format('HHmmssSSS')}-${randomBytes(9).toString('hex')}.${extension}`
}

const madeByUs = /^[a-z]+\/\d{4}\/\d\d\/\d\d\/\d{9}-[0-9a-f]{18}\.[a-z]{3,4}$/

/** Files in a local folder, one sub-folder for each community. */
export function localStorage(folder: string): Storage {
  const whole = (communityId: string, filePath: string) => {
    if (!madeByUs.test(filePath) || !/^[0-9a-f-]{36}$/.test(communityId))
      throw new Error('not a path of the storage')
    return path.join(folder, communityId, filePath)
  }
  return {
    async put(communityId, filePath, content) {
      const target = whole(communityId, filePath)
      await mkdir(path.dirname(target), { recursive: true })
      const file = await open(target, 'wx', 0o640)
      try {
        await file.writeFile(content)
        // What was acknowledged is on the disk.
        await file.sync()
      } finally {
        await file.close()
      }
    },
    get: (communityId, filePath) => readFile(whole(communityId, filePath)),
    remove: (communityId, filePath) => rm(whole(communityId, filePath), { force: true }),
  }
}

/** The SHA-256 of a content, in hex. */
export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
