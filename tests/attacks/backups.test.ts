import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownMigrations, migrate } from '#database/migrate.ts'
import { databasesBeside } from '#platform/backup/beside.ts'
import { checkBackup } from '#platform/backup/read-backup.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { type FreshDatabase, freshDatabase } from '../setup/fresh-database.ts'
import {
  dice,
  type Entry,
  forge,
  openBackup,
  type Opened,
  photo,
  rowsOf,
  table,
} from '../setup/hostile-backups.ts'

// Somebody hands an operator a backup that does harm; or a disk fills up, or the power goes, in the middle of one.
let there: FreshDatabase
let folder: string
let file: string
let hostile: string
let opened: Opened

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lobby-hostile-'))
  file = path.join(folder, 'true.tar.gz')
  hostile = path.join(folder, 'hostile.tar.gz')
  there = await freshDatabase()
  await mkdir(path.join(folder, 'files/a'), { recursive: true })
  await writeFile(path.join(folder, 'files/a/one.jpg'), 'one')
  await writeFile(path.join(folder, 'files/a/two.jpg'), 'two')
  await writeBackup({ connection: there.connection, filesFolder: path.join(folder, 'files'), target: file })
  await rm(`${file}.sha256`)
  opened = await openBackup(file)
}, 60_000)
afterAll(async () => {
  await there.drop()
  await rm(folder, { recursive: true, force: true })
})

const restore = async (from: string) =>
  restoreBackup({
    connection: there.connection,
    filesFolder: path.join(folder, 'files'),
    file: from,
    force: true,
    key: { setting: undefined, file: path.join(folder, 'server.key') },
    withoutKey: true,
    forgetSealed: async () => undefined,
    migrate,
    knownMigrations: await knownMigrations(),
  })
async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client(there.connection)
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}
/** What somebody would lose: the rows, the files, and what lies beside. */
const state = async () => ({
  rows: await ask('select (select count(*) from package) as p, (select max(label) from household) as h'),
  at: await ask('select oid from pg_database where datname = current_database()'),
  files: await readdir(path.join(folder, 'files'), { recursive: true }),
  beside: (await readdir(folder)).filter((name) => !/^(true|hostile)\./.test(name)).sort(),
  left: await databasesBeside(there.connection, 'restoring'),
})

const changed = (change: (of: Opened) => void): Opened => {
  const copy: Opened = {
    head: structuredClone(opened.head),
    tail: structuredClone(opened.tail),
    entries: opened.entries.map((entry) => ({ ...entry })),
  }
  change(copy)
  return copy
}

describe('a backup that was flipped, cut or stirred', () => {
  it('is refused with a sentence, wherever it happened', async () => {
    const whole = await readFile(file)
    const next = dice(20261123)
    const wounds = [
      ...Array.from({ length: 25 }, () => {
        const wound = Buffer.from(whole)
        // The first ten bytes name a time and a system; nothing is read from them.
        const at = 10 + next(whole.length - 10)
        wound[at] = (wound[at] ?? 0) ^ (1 << next(8))
        return wound
      }),
      ...Array.from({ length: 12 }, () => whole.subarray(0, next(whole.length))),
      ...Array.from({ length: 6 }, () => {
        const [a, b] = [next(whole.length), next(whole.length)].sort((x, y) => x - y) as [number, number]
        return Buffer.concat([whole.subarray(b), whole.subarray(a, b), whole.subarray(0, a)])
      }),
    ]
    for (const wound of wounds) {
      await writeFile(hostile, wound)
      await expect(checkBackup(hostile)).rejects.toThrow(/備份檔不完整或已損壞（.*沒有還原任何資料。$/)
    }
  }, 30_000)
})

it('a file of something else, one that was cut and a folder are told apart in words', async () => {
  const whole = await readFile(file)
  await writeFile(hostile, 'a letter to a neighbour')
  await expect(checkBackup(hostile)).rejects.toThrow('（不是 Lobby 的備份檔）')
  await writeFile(hostile, whole.subarray(0, whole.length / 2))
  await expect(checkBackup(hostile)).rejects.toThrow('（檔案在中途結束）')
  await expect(checkBackup(folder)).rejects.toThrow('是資料夾，請指定其中的備份檔。')
})

describe('a forged backup', () => {
  it.each<[string, (of: Opened) => void, RegExp]>([
    [
      'names the system catalog',
      ({ head }) => void (head.tables[0] = { schema: 'pg_catalog', name: 'pg_authid', columns: ['rolname'] }),
      /檔頭/,
    ],
    [
      'names roles of the installation',
      ({ head, tail, entries }) => {
        head.tables.push(table('x"; drop table account; --'))
        tail.rows['public.x'] = 1
        entries.push(rowsOf('public.x', '1\n'))
      },
      /檔頭/,
    ],
    [
      'has rows for a table that it does not name',
      ({ entries }) => void entries.splice(0, 0, rowsOf('pg_catalog.pg_authid', 'x\n')),
      /不認得的資料表/,
    ],
    [
      'names a table twice',
      ({ head }) => void head.tables.push({ ...(head.tables[0] ?? table('x')) }),
      /重複/,
    ],
    [
      'leads out of the folder',
      ({ entries }) => void entries.push(photo('files/z/../../../etc/passwd')),
      /檔名/,
    ],
    ['leads to the root', ({ entries }) => void entries.push(photo('files//etc/passwd')), /檔名/],
    ['leads out as Windows would', ({ entries }) => void entries.push(photo('files/z\\..\\x')), /檔名/],
    [
      'has a symbolic link',
      ({ entries }) => void entries.push(photo('files/z', { type: 'symlink', linkname: '/etc' })),
      /不是檔案/,
    ],
    [
      'has a hard link',
      ({ entries }) => void entries.push(photo('files/z', { type: 'link', linkname: '/etc/passwd' })),
      /不是檔案/,
    ],
    [
      'has a device',
      ({ entries }) => void entries.push(photo('files/z', { type: 'character-device' })),
      /不是檔案/,
    ],
    ['has a file twice', ({ entries }) => void entries.push({ ...(entries.at(-1) as Entry) }), /重複或順序/],
    ['has rows after files', ({ entries }) => void entries.push(entries.shift() as Entry), /順序/],
    ['leaves out a piece of rows', ({ entries }) => void entries.shift(), /資料表/],
    [
      'has more rows than it says',
      ({ entries }) => {
        const [first] = entries
        if (first) first.content = Buffer.concat([first.content, first.content])
      },
      /資料表/,
    ],
    [
      'says other counts',
      ({ tail }) => {
        for (const name of Object.keys(tail.rows)) tail.rows[name] = (tail.rows[name] ?? 0) + 1
      },
      /資料表/,
    ],
    [
      'sets sequences to words',
      ({ tail }) => void (tail.sequences['public.x'] = { value: "1'); drop", isCalled: true }),
      /檔尾/,
    ],
    ['has other things inside', ({ entries }) => void entries.push(photo('functions/evil.sql')), /不認得/],
  ])('that %s is refused before anything is made', async (_name, change, why) => {
    await forge(hostile, changed(change))
    await expect(restore(hostile)).rejects.toThrow(why)
  })

  it('of a newer Lobby, or of a format to come, is refused', async () => {
    await forge(
      hostile,
      changed(({ head }) => void head.migrations.push('9999_future.sql')),
    )
    await expect(restore(hostile)).rejects.toThrow(/較新版本的 Lobby/)
    await forge(
      hostile,
      changed(({ head }) => void ((head as { format: number }).format = 2)),
    )
    await expect(restore(hostile)).rejects.toThrow(/較新版本的 Lobby/)
  })

  it('that unpacks to masses, or says that it does, is refused within bounds of memory', async () => {
    const before = process.memoryUsage().rss
    await writeFile(hostile, gzipSync(Buffer.alloc(300 * 2 ** 20), { level: 1 }))
    await expect(checkBackup(hostile)).rejects.toThrow(/損壞/)
    const lie = Buffer.alloc(1024)
    lie.write('head.json', 0)
    lie.write('77777777777', 124)
    lie.write('ustar\0'.concat('00'), 257)
    for (const type of ['0', 'x', 'L', 'g']) {
      lie.write(type, 156)
      lie.write('        ', 148)
      const sum = lie.subarray(0, 512).reduce((all, number) => all + number, 0)
      lie.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
      await writeFile(hostile, gzipSync(Buffer.concat([lie, Buffer.alloc(40 * 2 ** 20)]), { level: 1 }))
      await expect(checkBackup(hostile)).rejects.toThrow(/損壞/)
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(600 * 2 ** 20)
  })

  it('whose rows contradict each other breaks off beside, and what was there goes on', async () => {
    const before = await state()
    const lost = changed(({ entries, tail }) => {
      const at = entries.findIndex(({ name }) => name.startsWith('tables/public.household/'))
      entries.splice(at, 1)
      tail.rows['public.household'] = 0
    })
    await forge(hostile, lost)
    await expect(restore(hostile)).rejects.toThrow(/互相矛盾（.*沒有還原任何資料，原有的資料沒有更動。$/)
    const strange = changed(({ head }) => void head.tables[0]?.columns.push('is_superuser'))
    await forge(hostile, strange)
    await expect(restore(hostile)).rejects.toThrow(/資料表與這一版的 Lobby 不同/)
    expect(await state()).toEqual(before)
  })
})

/** Runs a piece of the program in a process of its own, under a limit of the shell. */
function child(limit: string, code: string) {
  const run = spawn(
    'sh',
    ['-c', `${limit} exec "$0" --import tsx --input-type=module -e "$1"`, process.execPath, code],
    {
      env: { ...process.env, OF: JSON.stringify({ connection: there.connection, folder, file }) },
    },
  )
  let said = ''
  for (const stream of [run.stdout, run.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk
    })
  return { run, said: () => said, ended: new Promise((done) => run.once('exit', done)) }
}

describe('the power', () => {
  it('gone in the middle of a restore leaves the former data, and the next restore tidies up and works', async () => {
    const before = await state()
    const { run, said, ended } = child(
      '',
      `import { restoreBackup } from './platform/backup/restore.ts'
       import { knownMigrations, migrate } from './database/migrate.ts'
       const { connection, folder, file } = JSON.parse(process.env.OF)
       await restoreBackup({ connection, filesFolder: folder + '/files', file, force: true, migrate,
         key: { file: folder + '/server.key' }, withoutKey: true, forgetSealed: async () => undefined,
         knownMigrations: await knownMigrations(), progress: ({ name }) => console.log(name) })`,
    )
    await expect.poll(said, { timeout: 120_000 }).toMatch(/public\.package/)
    run.kill('SIGKILL')
    await ended
    const { left, ...after } = await state()
    expect(left).toHaveLength(1)
    expect({ ...after, left: [] }).toEqual(before)
    const { kept } = await restore(file)
    expect((await databasesBeside(there.connection, 'before')).map(({ name }) => name)).toEqual([kept])
    const now = await state()
    expect([now.rows, now.files.sort(), now.left]).toEqual([before.rows, before.files.sort(), []])
    expect(now.at).not.toEqual(before.at)
  })
})

describe('a disk that is full', () => {
  it('ends a backup with a sentence, and leaves nothing half behind', async () => {
    const { said, ended } = child(
      'ulimit -f 20;',
      `import { writeBackup } from './platform/backup/write-backup.ts'
       const { connection, folder } = JSON.parse(process.env.OF)
       await writeBackup({ connection, filesFolder: folder + '/files', target: folder + '/full/b.tar.gz' })
         .catch((error) => console.log(error.message))`,
    )
    await ended
    expect(said()).toMatch(/備份中斷：磁碟空間不足，請清出空間後再試。沒有留下不完整的備份檔。/)
    expect(await readdir(path.join(folder, 'full'))).toEqual([])
  }, 30_000)
})
