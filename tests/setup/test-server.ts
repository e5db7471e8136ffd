import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { ensurePostgres } from '#platform/postgres/embedded.ts'
import { stopPostmaster } from '#platform/postgres/postmaster.ts'

/** A PostgreSQL that tests may make databases on, as its owner. */
export interface TestServer {
  connection: pg.ClientConfig
  /** What the names of this run's databases begin with. */
  prefix: string
  close(): Promise<void>
}

/** Where the embedded servers of tests may lie. */
export const sweptFolders = ['/dev/shm', tmpdir()]

/** The server of DATABASE_URL, else an embedded one in memory that vanishes when it is closed. */
export async function openTestServer(): Promise<TestServer> {
  const prefix = `lobby_test_${randomBytes(4).toString('hex')}_`
  const url = process.env['DATABASE_URL']
  if (!url) return { ...(await openEmbedded()), prefix }
  return { connection: parseIntoClientConfig(url), prefix, close: async () => undefined }
}

async function openEmbedded(): Promise<Omit<TestServer, 'prefix'>> {
  const parent = (await hasRoom('/dev/shm')) ? '/dev/shm' : tmpdir()
  await sweep(parent)
  const folder = await mkdtemp(join(parent, `lobby-test-${process.pid}-`))
  await chmod(folder, 0o711)
  const options = { dataFolder: join(folder, 'data'), machineFolder: join(folder, 'machine'), fsync: false }
  const { connection, release } = await ensurePostgres(options)
  const close = async () => {
    await release()
    await rm(folder, { recursive: true, force: true })
  }
  return { connection, close }
}

async function hasRoom(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => undefined)
  return found !== undefined && found.bavail * found.bsize > 1_000_000_000
}

/** Stops and removes the servers of runs that were killed. */
export async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = Number(/^lobby-test-(\d+)-/.exec(name)?.[1] ?? 0)
    const folder = join(parent, name)
    if (pid === 0 || isAlive(pid) || (await stat(folder)).uid !== process.getuid?.()) continue
    const homes = await readdir(join(folder, 'machine')).catch(() => [])
    const clusters = [
      join(folder, 'data', 'postgres'),
      ...homes.map((home) => join(folder, 'machine', home, 'postgres')),
    ]
    for (const cluster of clusters) await stopPostmaster(cluster)
    await rm(folder, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
