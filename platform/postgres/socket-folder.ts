import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PostgresProblem, folderProblem } from './problem.ts'
import type { RunAs } from './places.ts'

/** A socket path has at most 107 bytes; commas and quotes mean something in PostgreSQL's list of folders. */
const longest = 107 - '/.s.PGSQL.5432.lock'.length
const plain = /^\/[\w/.+-]*$/

/**
 * Makes the folder of the server's socket, which only its owner may enter: below `preferred` when that is short and
 * plain enough, else in the temporary directory. Throws PostgresProblem when somebody else owns a folder of that name.
 */
export async function socketFolderFor(
  hash: string,
  preferred: string | undefined,
  runAs: RunAs | undefined,
): Promise<string> {
  const uid = runAs?.uid ?? process.getuid?.() ?? 0
  const candidates = [preferred ?? '', tmpdir(), '/tmp'].map((parent) => join(parent, `lobby-${uid}-${hash}`))
  for (const folder of candidates) {
    if (!plain.test(folder) || Buffer.byteLength(folder) > longest) continue
    try {
      await mkdir(folder, { mode: 0o700 })
    } catch (error) {
      // One that is still root's was made a moment ago, by a program that is about to hand it over.
      if (!(await isPrivate(folder, [uid, process.getuid?.() ?? 0]))) {
        if (folder === candidates.at(-1)) throw folderProblem(error, folder)
        continue
      }
    }
    if (runAs) await chown(folder, runAs.uid, runAs.gid)
    return folder
  }
  throw new PostgresProblem('找不到可放置資料庫連線檔的暫存資料夾；請檢查 TMPDIR。')
}

async function isPrivate(folder: string, owners: number[]): Promise<boolean> {
  try {
    const found = await lstat(folder)
    return found.isDirectory() && owners.includes(found.uid) && (found.mode & 0o077) === 0
  } catch {
    return false
  }
}
