import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EnsureOptions, type EnsuredPostgres, ensurePostgres } from './embedded.ts'
import { livePostmaster, stopPostmaster } from './postmaster.ts'

// Each makes a cluster on a disk, which a busy machine does slowly.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let options: EnsureOptions
const running: EnsuredPostgres[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lobby 社區's "))
  await chmod(folder, 0o755)
  options = { dataFolder: join(folder, 'da ta'), machineFolder: join(folder, 'machine') }
})

afterEach(async () => {
  const ended = running.splice(0)
  for (const postgres of ended) await postgres.release()
  await stopPostmaster(await clusterFolder().catch(() => ''))
  for (const { connection } of ended) await rm(connection.host, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
})

async function ensure(more: Partial<EnsureOptions> = {}): Promise<EnsuredPostgres> {
  const postgres = await ensurePostgres({ ...options, ...more })
  running.push(postgres)
  return postgres
}

async function ask<Row extends pg.QueryResultRow>(postgres: EnsuredPostgres, sql: string): Promise<Row[]> {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

async function clusterFolder(): Promise<string> {
  if (process.getuid?.() !== 0) return join(options.dataFolder, 'postgres')
  return join((await readFile(join(options.dataFolder, 'postgres-is-at.txt'), 'utf8')).trim(), 'postgres')
}

async function serverPid(): Promise<number> {
  const live = await livePostmaster(await clusterFolder())
  if (!live) throw new Error('no server runs')
  return live.pid
}

test('a new data folder, whatever its name, becomes a durable UTF-8 database in UTC', async () => {
  const postgres = await ensure()
  const rows = await ask(
    postgres,
    `select current_setting('fsync') fsync, current_setting('server_encoding') encoding, current_setting('listen_addresses') listen,
      current_setting('TimeZone') zone, datlocale locale, upper('é𠮷') upper from pg_database where datname = current_database()`,
  )
  expect(rows).toEqual([
    { fsync: 'on', encoding: 'UTF8', listen: '', zone: 'UTC', locale: 'C.UTF-8', upper: 'É𠮷' },
  ])
})

test('the same operating system user signs in as any role, without a password', async () => {
  const postgres = await ensure()
  await ask(postgres, 'create role somebody login')
  const client = new pg.Client({ ...postgres.connection, user: 'somebody' })
  await client.connect()
  const { rows } = await client.query('select current_user as name')
  await client.end()
  expect(rows).toEqual([{ name: 'somebody' }])
})

test('a running server is adopted, and stops with the last program that uses it', async () => {
  const first = await ensure()
  const pid = await serverPid()
  const second = await ensure()
  await first.release()
  expect(await serverPid()).toBe(pid)
  await ask(second, 'select 1')
  await second.release()
  expect(await livePostmaster(await clusterFolder())).toBeUndefined()
})

test('two programs that start at once share one server', async () => {
  const [first, second] = await Promise.all([ensure(), ensure()])
  await ask(first, 'create table seen (n int)')
  expect(await ask(second, 'select n from seen')).toEqual([])
})

test('after kill -9 of the server with a busy backend, nothing acknowledged is lost', async () => {
  let tellLost = () => {}
  const lost = new Promise<void>((resolve) => {
    tellLost = resolve
  })
  const postgres = await ensure({ onLost: tellLost })
  await ask(postgres, 'create table kept (n int)')
  const busy = new pg.Client(postgres.connection)
  busy.on('error', () => undefined)
  await busy.connect()
  // It never looks up while it counts, so it outlives its server and would block the next one.
  const count = busy.query('do $$ begin for i in 1..2000000000 loop end loop; end $$').catch(() => 'ended')
  await ask(postgres, 'insert into kept select generate_series(1, 1000)')
  process.kill(await serverPid(), 'SIGKILL')
  await lost
  const again = await ensure()
  expect(await count).toBe('ended')
  expect(await ask(again, 'select count(*)::int n from kept')).toEqual([{ n: 1000 }])
})

test('a stale pid file that names a live stranger does not stop the start', async () => {
  await (await ensure()).release()
  const file = join(await clusterFolder(), 'postmaster.pid')
  await writeFile(
    file,
    `${process.pid}\n${await clusterFolder()}\n1700000000\n5432\n/nowhere\n\n1 1\nready\n`,
  )
  expect(await ask(await ensure(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a cluster of another major version is refused in one sentence and left as it was', async () => {
  await (await ensure()).release()
  await writeFile(join(await clusterFolder(), 'PG_VERSION'), '17\n')
  await expect(ensure()).rejects.toThrow(/PostgreSQL 17 建立，這一版 Lobby 內建的是 PostgreSQL 18/)
})

test('a folder that holds something else is refused in one sentence', async () => {
  await (await ensure()).release()
  await rm(await clusterFolder(), { recursive: true })
  await mkdir(await clusterFolder())
  await writeFile(join(await clusterFolder(), 'letter.txt'), 'dear')
  await expect(ensure()).rejects.toThrow(/不是資料庫而有其他檔案/)
  expect(await readdir(await clusterFolder())).toEqual(['letter.txt'])
})

test('a data folder that is a file is refused in one sentence', async () => {
  await writeFile(options.dataFolder, '')
  await expect(ensure()).rejects.toThrow(/無法使用資料夾.*該處已有同名的檔案/)
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a server whose programs were all killed stops by itself, and loses nothing', async () => {
  const postgres = await ensurePostgres({ ...options, linger: 1 })
  const pid = await serverPid()
  await ask(postgres, 'create table kept (n int)')
  await ask(postgres, 'insert into kept values (7)')
  // What PostgreSQL sees of a program that was killed: its connections are gone, without a word.
  await ask(
    postgres,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lobby keeper'",
  )
  await expect.poll(async () => livePostmaster(await clusterFolder()), { timeout: 30_000 }).toBeUndefined()
  // It removes its pid file a moment before it is gone.
  await expect.poll(() => isThere(pid)).toBe(false)
  expect(await ask(await ensure(), 'select n from kept')).toEqual([{ n: 7 }])
})

test('a server that somebody still uses, or comes back to, goes on', async () => {
  const first = await ensurePostgres({ ...options, linger: 1 })
  const second = await ensure()
  const pid = await serverPid()
  await first.release()
  const watched = () =>
    ask(second, "select pid from pg_stat_activity where application_name = 'lobby watcher'")
  // The server notes a moment later that the first one is gone.
  await expect.poll(watched).toHaveLength(1)
  // The watcher looks three times a second.
  await ask(second, 'select pg_sleep(3)')
  expect(await watched()).toHaveLength(1)
  expect(await serverPid()).toBe(pid)
})
