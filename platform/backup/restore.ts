import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { databaseBeside, dropDatabase, keptName, labelOf, once } from './beside.ts'
import { findKey, keyIsMissing, type KeyPlace } from './key.ts'
import {
  BackupProblem,
  type BackupTail,
  damaged,
  type Progress,
  queueSchema,
  type TablePart,
  wholeName,
} from './parts.ts'
import { checkBackup, readBackup } from './read-backup.ts'
import { type FilesBeside, filesBeside } from './restore-files.ts'
import { brokenRestore } from './sentences.ts'
import { copyTarget, queueLogin, sequencesOf, tablesOf } from './tables.ts'
import { openTables, requireFree, wipe } from './target.ts'

export interface RestoreWish {
  /** The owner's connection. */
  connection: pg.ClientConfig
  filesFolder: string
  file: string
  /** Also over a database that holds something; it is lost. */
  force: boolean
  key: KeyPlace
  /** Also when no key opens its sealed secrets; `forgetSealed` then gives them up. */
  withoutKey: boolean
  forgetSealed(connection: pg.ClientConfig): Promise<unknown>
  /** Brings an empty database to the schema of these migrations, or of all. Throws when one is unknown. */
  migrate(connection: pg.ClientConfig, only?: ReadonlySet<string>): Promise<unknown>
  knownMigrations: ReadonlySet<string>
  progress?: Progress
}

/** Writes pieces of rows into the table that they are of, one table after the other. */
class Loader {
  readonly #tables: ReadonlyMap<string, TablePart>
  #open: { name: string; stream: ReturnType<typeof copyFrom>; done: Promise<void> } | undefined
  constructor(tables: readonly TablePart[]) {
    this.#tables = new Map(tables.map((table) => [wholeName(table), table]))
  }
  async add(client: pg.Client, name: string, content: Buffer): Promise<void> {
    if (this.#open?.name !== name) {
      await this.close()
      const table = this.#tables.get(name)
      if (!table) throw new BackupProblem(`備份檔有不認得的資料表 ${name}。`)
      const stream = client.query(copyFrom(`copy ${copyTarget(client, table)} from stdin`))
      this.#open = { name, stream, done: finished(stream) }
      this.#open.done.catch(() => undefined)
    }
    const { stream, done } = this.#open ?? {}
    if (stream && !stream.write(content))
      await Promise.race([new Promise<void>((go) => stream.once('drain', go)), done])
  }
  async close(): Promise<void> {
    if (!this.#open) return
    const { stream, done } = this.#open
    this.#open = undefined
    stream.end()
    await done
  }
}

async function setSequences(client: pg.Client, tail: BackupTail, schema: string): Promise<void> {
  const known = await sequencesOf(client, schema)
  for (const [name, { value, isCalled }] of Object.entries(tail.sequences))
    if (name.startsWith(`${schema}.`) && known[name])
      await client.query('select setval($1, $2, $3)', [name, value, isCalled])
}

/** The tables of communities and of the operator, in one transaction; every foreign key is checked anew before commit. */
async function restoreTables(wish: RestoreWish, tables: readonly TablePart[]): Promise<void> {
  const client = new pg.Client(wish.connection)
  await client.connect()
  try {
    await client.query('begin')
    const close = await openTables(client)
    const loader = new Loader(tables)
    let count = 0
    await readBackup(wish.file, {
      rows: async (name, content) => {
        if (name.startsWith(`${queueSchema}.`)) return
        await loader.add(client, name, content)
        wish.progress?.({ name, nth: ++count, of: 0, count })
      },
      tail: async (tail) => {
        await loader.close()
        await setSequences(client, tail, 'public')
      },
    })
    await close()
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Works as the queue's role, which owns the queue's tables. */
async function asQueue<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const login = await once(connection, queueLogin)
  if (!login) throw new Error('the installation is missing after the migrations')
  return once({ ...connection, user: login.user, password: login.password }, work)
}

/** The queue; jobs that were being done are free again, for whoever did them is gone. */
const restoreQueue = (wish: RestoreWish, tables: readonly TablePart[]) =>
  asQueue(wish.connection, async (client) => {
    await client.query('begin')
    const names = tables.filter(({ schema }) => schema === queueSchema).map(wholeName)
    if (names.length) await client.query(`truncate ${names.join(', ')}`)
    const loader = new Loader(tables)
    await readBackup(wish.file, {
      rows: async (name, content) => {
        if (name.startsWith(`${queueSchema}.`)) await loader.add(client, name, content)
      },
      tail: async (tail) => {
        await loader.close()
        await setSequences(client, tail, queueSchema)
      },
    })
    await client.query(`update ${queueSchema}._private_jobs set locked_at = null, locked_by = null`)
    await client.query(`update ${queueSchema}._private_job_queues set locked_at = null, locked_by = null`)
    await client.query('commit')
  })

/** What was restored. */
export interface Restored {
  rows: number
  files: number
  /** Where the former files are kept; '' when there were none. */
  former: string
  /** The name of the former database; '' when there was nothing in it. */
  kept: string
  key: 'own' | 'beside' | 'missing' | 'unsaid'
}

/** Holds the tables of a backup against those of the schema that it says it has. Throws BackupProblem. */
async function requireKnown(connection: pg.ClientConfig, tables: readonly TablePart[]): Promise<void> {
  const told = (all: readonly TablePart[]) =>
    all.map((item) => `${wholeName(item)} ${[...item.columns].sort().join(' ')}`).sort()
  const of = (schema: string) => tables.filter((table) => table.schema === schema)
  const here = { own: await atOnce(connection, 'public'), queue: await queueTables(connection) }
  const [mine, known] = [told(of('public')), told(here.own)]
  const strange = mine.find((text) => !known.includes(text)) ?? known.find((item) => !mine.includes(item))
  // The queue's own schema may have learnt columns since.
  const strangeQueue = of(queueSchema).find((part) => {
    const there = here.queue.find((other) => other.name === part.name)
    return !there || part.columns.some((column) => !there.columns.includes(column))
  })
  const name = strange?.split(' ')[0] ?? (strangeQueue && wholeName(strangeQueue))
  if (name) throw new BackupProblem(`備份檔的資料表與這一版的 Lobby 不同（${name}），沒有還原任何資料。`)
}

const atOnce = (connection: pg.ClientConfig, schema: string) =>
  once(connection, (client) => tablesOf(client, schema))
const queueTables = (connection: pg.ClientConfig) =>
  asQueue(connection, (client) => tablesOf(client, queueSchema))

/** Counts what came in, table by table. Throws BackupProblem. */
async function requireCounts(connection: pg.ClientConfig, tail: BackupTail): Promise<void> {
  const count = async (client: pg.Client, name: string) => {
    const { rows } = await client.query<{ n: string }>(
      `select count(*)::text as n from ${name.split('.').map(pg.escapeIdentifier).join('.')}`,
    )
    if (rows[0]?.n !== String(tail.rows[name])) throw damaged(`資料表 ${name} 的筆數`)
  }
  const names = Object.keys(tail.rows)
  await once(connection, async (client) => {
    for (const name of names.filter((name) => name.startsWith('public.'))) await count(client, name)
  })
  await asQueue(connection, async (client) => {
    for (const name of names.filter((name) => name.startsWith(`${queueSchema}.`))) await count(client, name)
  })
}

type Found = Awaited<ReturnType<typeof checkBackup>>
/** A backup that was checked as a whole, and where the key of its secrets is. */
type Looked = Awaited<ReturnType<typeof lookAtBackup>>

/** Makes the whole database of a backup in an empty one, and brings it up to date. */
async function fill(wish: RestoreWish, found: Found, withoutKey: boolean): Promise<void> {
  await wish.migrate(wish.connection, new Set(found.migrations))
  await requireKnown(wish.connection, found.tables)
  await restoreTables(wish, found.tables)
  await restoreQueue(wish, found.tables)
  await requireCounts(wish.connection, found)
  await wish.migrate(wish.connection)
  if (withoutKey) await wish.forgetSealed(wish.connection)
}

/** What can be told of a restore before there is a database: whether it would be refused. Throws BackupProblem. */
export async function lookAtBackup(
  wish: Pick<RestoreWish, 'file' | 'key' | 'withoutKey' | 'knownMigrations'>,
) {
  const found = await checkBackup(wish.file)
  const unknown = found.migrations.find((name) => !wish.knownMigrations.has(name))
  if (unknown) throw new BackupProblem(`這個備份檔是較新版本的 Lobby 製作的（${unknown}），請先更新程式。`)
  const key = await findKey(wish.file, found.keyDigest, wish.key)
  if (key.is === 'missing' && !wish.withoutKey) throw keyIsMissing(wish.key)
  return { found, key }
}

/**
 * Restores a backup: it is checked as a whole first, unless that was done, then a database beside the one that is used gets the schema that the
 * backup had, its rows, its queue, and what the schema has learnt since; its files are laid beside. Only then, in one
 * transaction, it takes the other's place, which is kept under a name of its own. Whatever breaks off before leaves what
 * was there as it was. Refuses while the program runs, over a database that holds something unless it is forced, and
 * without the key of what is sealed. Throws BackupProblem.
 */
export async function restoreBackup(wish: RestoreWish, looked?: Looked): Promise<Restored> {
  const { found, key } = looked ?? (await lookAtBackup(wish))
  const holds = await requireFree(wish.connection, wish.force)
  const label = labelOf(new Date())
  const kept = holds ? await keptName(wish.connection, label) : ''
  const beside = await databaseBeside(wish.connection, label).catch((error: unknown) => {
    throw brokenRestore(error)
  })
  if (!beside && holds)
    throw new BackupProblem(
      '資料庫的登入不能建立資料庫，無法在旁邊還原；沒有還原任何資料。請給這個登入 CREATEDB 權限，或以 DATABASE_URL 指定一個空的資料庫。',
    )
  let files: FilesBeside | undefined
  let unkey: (() => Promise<void>) | undefined
  try {
    if (!beside) await wipe(wish.connection)
    await fill({ ...wish, connection: beside?.connection ?? wish.connection }, found, key.is === 'missing')
    files = await filesBeside({ ...wish, label, count: found.files })
    await files.join()
    unkey = await key.lay?.()
    await beside?.swap(kept || (await keptName(wish.connection, label)))
  } catch (error) {
    await unkey?.()
    await files?.undo()
    await (beside ? beside.drop() : wipe(wish.connection)).catch(() => undefined)
    throw brokenRestore(error)
  }
  await key.put?.()
  if (beside && !holds) await dropDatabase(wish.connection, await keptName(wish.connection, label))
  const rows = Object.values(found.rows).reduce((sum, row) => sum + row, 0)
  return { rows, files: found.files, former: await files.finish(), kept, key: key.is }
}
