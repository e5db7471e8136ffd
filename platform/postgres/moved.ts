import { access, mkdir, readFile, readdir, rename, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Places } from './places.ts'
import { stopPostmaster } from './postmaster.ts'
import { PostgresProblem, folderProblem } from './problem.ts'

/**
 * As root the cluster lies apart from its data folder. A note in each names the other, so that a data folder that was
 * moved finds its cluster again, instead of an empty one. A copied folder (the first one still exists) begins anew.
 * Throws PostgresProblem when the folder holds the cluster of an ordinary user.
 */
export async function followMovedFolder(places: Places, log: (line: string) => void): Promise<void> {
  if (!places.runAs) return
  if (await exists(join(places.data, 'postgres', 'PG_VERSION'))) {
    throw new PostgresProblem(
      `「${places.data}」的資料庫屬於一般使用者；請以該使用者啟動 Lobby，不要用 root。`,
    )
  }
  const note = join(places.data, 'postgres-is-at.txt')
  const back = (home: string) => join(home, 'data-is-at.txt')
  const noted = (await readFile(note, 'utf8').catch(() => '')).trim()
  if (noted !== places.home && dirname(noted) === dirname(places.home) && !(await exists(places.cluster))) {
    const former = (await readFile(back(noted), 'utf8').catch(() => '')).trim()
    if (former !== '' && !(await exists(join(former, 'postgres-is-at.txt')))) await follow(noted, places, log)
  }
  try {
    if (noted !== places.home) await writeFile(note, `${places.home}\n`)
    const told = (await readFile(back(places.home), 'utf8').catch(() => '')).trim()
    if (told !== places.data) await writeFile(back(places.home), `${places.data}\n`)
  } catch (error) {
    throw folderProblem(error, places.data)
  }
}

async function follow(from: string, places: Places, log: (line: string) => void): Promise<void> {
  log(`資料夾搬過位置，資料庫跟著移到「${places.home}」。`)
  await stopPostmaster(join(from, 'postgres'))
  await mkdir(places.home, { recursive: true })
  for (const name of await readdir(from)) {
    if (!name.startsWith('lobby-')) await rename(join(from, name), join(places.home, name))
  }
  await rmdir(from).catch(() => undefined)
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
