import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { Places } from './places.ts'
import { PostgresProblem, codeOf, folderProblem, textOf } from './problem.ts'

/** The cluster's superuser: it migrates; the program's own role owns nothing. */
export const owner = 'lobby_owner'

const megabyte = 1024 * 1024

/** PostgreSQL's own memory, in MB, on a machine of so many bytes: an eighth, at least its default and at most 2 GB. */
export const sharedMegabytes = (memory: number): number =>
  Math.min(2048, Math.max(128, Math.floor(memory / 8 / megabyte)))

/** The bytes of this machine, or of the container that it is. */
const memoryHere = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/** What fits the machine on which a cluster is made; may be changed in its postgresql.conf. */
const settings = () => [
  'max_connections=100',
  `shared_buffers=${sharedMegabytes(memoryHere())}MB`,
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
]

/**
 * Makes the cluster when there is none. It is made beside and renamed: the rename is the lock when several programs
 * start at once. Throws PostgresProblem for another major version, or a folder that holds something else.
 */
export async function provideCluster(
  places: Places,
  binaries: Binaries,
  options: { fsync: boolean; log: (line: string) => void },
): Promise<void> {
  if (await holdsCluster(places.cluster, binaries.major)) return
  options.log('建立新的資料庫…')
  const fresh = `${places.cluster}.new-${process.pid}-${randomBytes(3).toString('hex')}`
  try {
    await sweep(places.cluster)
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { mode: 0o700 })
    if (places.runAs) await chown(fresh, places.runAs.uid, places.runAs.gid)
    await initialise(fresh, places, binaries, options.fsync)
    await writeFile(join(fresh, 'pg_hba.conf'), 'local all all peer map=lobby\n')
    await writeFile(join(fresh, 'pg_ident.conf'), identMap(places.osUser))
    await rename(fresh, places.cluster)
    await sync(dirname(places.cluster))
  } catch (error) {
    await rm(fresh, { recursive: true, force: true }).catch(() => undefined)
    if (
      ['ENOTEMPTY', 'EEXIST'].includes(codeOf(error)) &&
      (await holdsCluster(places.cluster, binaries.major))
    )
      return
    throw error instanceof PostgresProblem ? error : folderProblem(error, places.cluster)
  }
}

/** Whether the folder holds a cluster of this major version; false when it is absent or empty. */
async function holdsCluster(cluster: string, major: string): Promise<boolean> {
  let version: string
  try {
    version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw folderProblem(error, cluster)
    const content = await readdir(cluster).catch(() => [])
    if (content.length === 0) return false
    throw new PostgresProblem(
      `資料夾「${cluster}」裡不是資料庫而有其他檔案；請移走它們，或以 LOBBY_DATA 指定其他資料夾。`,
    )
  }
  if (version === major) return true
  throw new PostgresProblem(
    `「${cluster}」的資料庫由 PostgreSQL ${version} 建立，這一版 Lobby 內建的是 PostgreSQL ${major}；資料未被更動，請用原來的版本備份後再還原到新版。`,
  )
}

async function initialise(folder: string, places: Places, binaries: Binaries, fsync: boolean): Promise<void> {
  const args = ['-D', folder, '-U', owner, '-E', 'UTF8', '--auth=peer', '--no-instructions', '--no-locale']
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  for (const setting of settings()) args.push('-c', setting)
  if (!fsync) args.push('--no-sync')
  const program = join(binaries.bin, 'initdb')
  try {
    await promisify(execFile)(program, args, { ...places.runAs, cwd: '/', env: serverEnvironment() })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    const reason = said.split('\n').find((line) => /error:|FATAL:/.test(line)) ?? textOf(error)
    throw new PostgresProblem(`無法在「${places.home}」建立資料庫：${reason}`, { cause: error })
  }
}

/** The operating system's user that runs the program may sign in as every role; nobody else as any. */
function identMap(osUser: string): string {
  return `lobby "${osUser.replaceAll('"', '""')}" all\n`
}

/** Nothing of the caller's settings (PGPORT, locale) reaches the server. */
export function serverEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }
}

/** Removes what programs that were killed while they made a cluster left behind. */
async function sweep(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`
  for (const name of await readdir(dirname(cluster))) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : 0
    if (pid > 0 && !alive(pid)) await rm(join(dirname(cluster), name), { recursive: true, force: true })
  }
}

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
