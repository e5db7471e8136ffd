import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownMigrations, migrate } from '#database/migrate.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { emptyDatabase, type FreshDatabase } from '#tests/setup/fresh-database.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'
import { testKey } from '#tests/setup/server-key.ts'
import { backupName, keepNewest, listBackups } from './kept.ts'
import { nightlyBackup } from './nightly.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write-backup.ts'

let lobby: Lobby
let desk: Desk
let folder: string
let file: string
let elsewhere: FreshDatabase
const photo = '140532123-0123456789abcdef01.jpg'
/** Packages whose registration was answered before the backup began. */
const before: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lobby-backup-'))
  file = path.join(folder, 'all.tar.gz')
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  elsewhere = await emptyDatabase()
})
afterAll(async () => {
  await lobby.close()
  await elsewhere.drop()
  await rm(folder, { recursive: true, force: true })
})

const backUp = (target: string) =>
  writeBackup({ connection: lobby.connection, filesFolder: path.join(lobby.dataFolder, 'files'), target })
const restore = async (more: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    connection: elsewhere.connection,
    filesFolder: path.join(folder, 'files'),
    file,
    force: false,
    key: { setting: Buffer.from(testKey, 'base64'), file: path.join(folder, 'server.key') },
    withoutKey: false,
    forgetSealed: async () => undefined,
    migrate,
    knownMigrations: await knownMigrations(),
    ...more,
  })

/** Asks the database of the running program, or the restored one. */
async function ask<Row extends pg.QueryResultRow>(connection: pg.ClientConfig, sql: string): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<Row>(sql).finally(() => client.end())
  return rows
}

/** Takes packages in, one after the other, until it is told to stop. */
function keepRegistering() {
  let over = false
  const all = (async () => {
    while (!over) await arrive(desk)
  })()
  return async () => {
    over = true
    await all
  }
}

const ledger = `
  select community_id, deposit_id, sum(amount)::text as sum, count(*)::int as lines,
    (array_agg(balance order by sequence desc))[1]::text as balance
  from cash_line group by 1, 2 order by 1, 2`

describe('a backup', () => {
  it('is made while people go on working, and holds everything as of one moment', async () => {
    const photos = path.join(lobby.dataFolder, 'files', String(desk.info.ComId), 'webcam/2026/11/22')
    await mkdir(photos, { recursive: true })
    await copyFile('docs/home.png', path.join(photos, photo))
    for (let n = 0; n < 5; n++) before.push((await arrive(desk)).PdId)
    const stop = keepRegistering()
    const steps: string[] = []
    const made = await writeBackup({
      connection: lobby.connection,
      filesFolder: path.join(lobby.dataFolder, 'files'),
      target: file,
      progress: ({ name, nth, of }) => steps.push(`${name} ${nth}/${of}`),
    })
    await stop()
    expect(made.rows).toBeGreaterThan(1000)
    expect(made.files).toBe(1)
    expect(steps.at(-1)).toBe('files 1/1')
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect((await readdir(folder)).sort()).toEqual(['all.tar.gz', 'all.tar.gz.sha256'])
  }, 60_000)

  it('is checked without restoring, and what is damaged is told from what is whole', async () => {
    const found = await checkBackup(file)
    expect(found.tables.map((table) => table.name)).toEqual(
      expect.arrayContaining(['package', '_private_jobs']),
    )
    expect(found.tables.map((table) => table.name)).not.toContain('installation')
    const whole = await readFile(file)
    const other = path.join(folder, 'damaged.tar.gz')
    const middle = Math.floor(whole.length / 2)
    for (const content of [
      whole.subarray(0, middle),
      Buffer.concat([
        whole.subarray(0, middle),
        Buffer.from([(whole[middle] ?? 0) ^ 1]),
        whole.subarray(middle + 1),
      ]),
      Buffer.from('no backup'),
    ]) {
      await writeFile(other, content)
      await expect(checkBackup(other)).rejects.toThrow(/備份檔不完整或已損壞/)
      await expect(restore({ file: other })).rejects.toThrow(/沒有還原任何資料/)
    }
    await writeFile(other, whole)
    await writeFile(`${other}.sha256`, `${'0'.repeat(64)}  damaged.tar.gz\n`)
    await expect(checkBackup(other)).rejects.toThrow(/\.sha256/)
    await expect(checkBackup(path.join(folder, 'nowhere'))).rejects.toThrow(/找不到備份檔/)
  })

  it('never overwrites a file, and leaves none behind when it breaks off', async () => {
    await expect(backUp(file)).rejects.toThrow(/已經存在/)
    const nobody = { connection: elsewhere.connection, filesFolder: folder, target: path.join(folder, 'x') }
    await expect(writeBackup(nobody)).rejects.toThrow(/沒有可以備份的內容/)
    expect((await readdir(folder)).filter((name) => name.startsWith('x'))).toEqual([])
  })

  it('is restored elsewhere: the same rows, ledger, queue and files, under the same row security', async () => {
    const { rows } = await checkBackup(file)
    const restored = await restore()
    expect(restored.files).toBe(1)
    const kept = path.join(folder, 'files', String(desk.info.ComId), 'webcam/2026/11/22', photo)
    expect((await readFile(kept)).equals(await readFile('docs/home.png'))).toBe(true)
    for (const [table, count] of Object.entries(rows)) {
      const [found] = await ask<{ n: number }>(
        elsewhere.connection,
        `select count(*)::int as n from ${table}`,
      )
      expect([table, found?.n]).toEqual([table, count])
    }
    const sums = await ask(elsewhere.connection, ledger)
    expect(sums.length).toBeGreaterThan(0)
    expect(sums).toEqual(await ask(lobby.connection, ledger))
    expect(sums.every((row) => row.sum === row.balance)).toBe(true)
    const there = await ask<{ id: string }>(elsewhere.connection, 'select id from package')
    expect(there.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
    // What one transaction wrote is there together or not at all.
    const torn = await ask(
      elsewhere.connection,
      `select p.id from package p where p.id = any('{${before.join(',')}}')
       and not exists (select from audit a where a.target_id = p.id::text)`,
    )
    expect(torn).toEqual([])
    const numbers = await ask<{ bad: number }>(
      elsewhere.connection,
      `select count(*)::int as bad from event_counter c where c.last <> (select coalesce(max(number), 0) from event e
       where e.community_id = c.community_id)`,
    )
    expect(numbers[0]?.bad).toBe(0)
  })

  it('leaves keys, triggers, forced row security and sequences as the migrations made them', async () => {
    const shape = `
      select c.relname as name, c.relrowsecurity, c.relforcerowsecurity,
        array(select pg_get_constraintdef(k.oid) || k.convalidated::text from pg_constraint k where k.conrelid = c.oid order by 1) as keys,
        array(select t.tgname || ' ' || t.tgenabled::text from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal order by 1) as triggers
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`
    expect(await ask(elsewhere.connection, shape)).toEqual(await ask(lobby.connection, shape))
    const [{ next, last }] = (await ask<{ next: string; last: string }>(
      elsewhere.connection,
      `select nextval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id')) as next,
         (select coalesce(max(id), 0) from graphile_worker._private_jobs) as last`,
    )) as [{ next: string; last: string }]
    expect(Number(next)).toBeGreaterThan(Number(last))
  })

  it('runs: people sign in there, see what they saw, and go on', async () => {
    const over = { ...elsewhere, drop: async () => undefined }
    const restored = await startLobby({ over, run: 'api,worker' })
    const who = await restored.as('desk1')
    expect((await who.get(`/api/v1/Postal/${before[0]}/Detail`)).status).toBe(200)
    await arrive(who)
    await expect(restore({ force: true })).rejects.toThrow(/請先停止所有 Lobby 程式/)
    await restored.close()
  }, 60_000)

  it('is not restored over what is there, unless that is said; the files that lay there stay beside', async () => {
    await expect(restore()).rejects.toThrow(/資料庫裡已經有資料/)
    const [{ n: had }] = (await ask<{ n: number }>(
      elsewhere.connection,
      'select count(*)::int as n from package',
    )) as [{ n: number }]
    const { former } = await restore({ force: true })
    expect((await readdir(former)).length).toBeGreaterThan(0)
    const [{ n: has }] = (await ask<{ n: number }>(
      elsewhere.connection,
      'select count(*)::int as n from package',
    )) as [{ n: number }]
    expect(has).toBe(had - 1)
  }, 60_000)

  it('of a newer Lobby is refused before anything is touched', async () => {
    const all = [...(await knownMigrations())].slice(0, -1)
    await expect(restore({ force: true, knownMigrations: new Set(all) })).rejects.toThrow(/較新版本的 Lobby/)
  })
})

describe('nightly backups', () => {
  it('are made by one worker, named by the time of Taipei, and the newest are kept', async () => {
    expect(backupName(new Date('2026-11-22T20:30:00Z'))).toBe('lobby-20261123-043000.tar.gz')
    const dataFolder = lobby.dataFolder
    const chore = nightlyBackup({ connection: lobby.connection, dataFolder, keep: 2 })
    const log = { info: () => undefined } as never
    for (const day of ['20', '21', '22'])
      await chore.work(undefined as never, new Date(`2026-11-${day}T20:30:00Z`), log)
    const at = path.join(dataFolder, 'backups')
    expect((await listBackups(at)).map(({ name }) => name)).toEqual([
      'lobby-20261123-043000.tar.gz',
      'lobby-20261122-043000.tar.gz',
    ])
    expect(await readdir(at)).toHaveLength(4)
    await writeFile(path.join(at, 'mine.tar.gz'), '')
    expect(await keepNewest(at, 0)).toHaveLength(2)
    expect(await readdir(at)).toEqual(['mine.tar.gz'])
  }, 60_000)
})
