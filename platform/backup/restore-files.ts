import { createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { filesBelow } from './files-below.ts'
import type { Progress } from './parts.ts'
import { readBackup } from './read-backup.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/** The same file under a second name; a copy where the disk knows no second names. */
async function twin(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  await link(from, to).catch((error: unknown) => {
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS'].includes(codeOf(error))) throw error
    return copyFile(from, to)
  })
}

/** The files of a restore, laid beside those that are used until its rows take their place. */
export interface FilesBeside {
  /** Keeps what lies there under another name and adds the restored ones: for a while both databases find theirs. */
  join(): Promise<void>
  /** The rows are swapped: what they do not know goes; it stays where it is kept. Gives that folder, or ''. */
  finish(): Promise<string>
  /** Leaves everything as it was. */
  undo(): Promise<void>
}

/** Unpacks the files of a backup beside the folder that is used. Throws what the disk says. */
export async function filesBeside(of: {
  file: string
  filesFolder: string
  label: string
  count: number
  progress?: Progress | undefined
}): Promise<FilesBeside> {
  const { filesFolder, progress } = of
  const fresh = `${filesFolder}.restoring`
  const former = `${filesFolder}.before-${of.label}`
  const names = new Set<string>()
  const placed: string[] = []
  const undo = async () => {
    for (const name of placed) {
      await rm(path.join(filesFolder, name), { force: true })
      await twin(path.join(former, name), path.join(filesFolder, name)).catch(() => undefined)
    }
    for (const folder of [fresh, former]) await rm(folder, { recursive: true, force: true })
  }
  await rm(fresh, { recursive: true, force: true })
  try {
    await mkdir(fresh, { recursive: true })
    await readBackup(of.file, {
      file: async (name, content) => {
        const target = path.join(fresh, name)
        await mkdir(path.dirname(target), { recursive: true })
        await pipeline(
          Readable.from(content),
          createWriteStream(target, { flags: 'wx', mode: 0o640, flush: true }),
        )
        names.add(name)
        progress?.({ name: 'files', nth: names.size, of: of.count, count: names.size })
      },
    })
  } catch (error) {
    await undo()
    throw error
  }
  return {
    undo,
    async join() {
      for (const name of await filesBelow(filesFolder))
        await twin(path.join(filesFolder, name), path.join(former, name))
      for (const name of names) {
        await mkdir(path.dirname(path.join(filesFolder, name)), { recursive: true })
        placed.push(name)
        await rename(path.join(fresh, name), path.join(filesFolder, name))
      }
    },
    async finish() {
      await mkdir(filesFolder, { recursive: true })
      for (const name of await filesBelow(filesFolder))
        if (!names.has(name)) await rm(path.join(filesFolder, name), { force: true })
      await rm(fresh, { recursive: true, force: true })
      return (await readdir(former).catch(() => [])).length ? former : ''
    },
  }
}
