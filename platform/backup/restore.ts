import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { findKey, keyIsMissing, type KeyPlace } from './key.ts'
import {
  BackupProblem,
  type BackupTail,
  type Progress,
  queueSchema,
  type TablePart,
  wholeName,
} from './parts.ts'
import { checkBackup, readBackup } from './read-backup.ts'
import { openTables, requireFree, wipe } from './target.ts'
import { copyTarget, queueLogin } from './tables.ts'

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
  for (const [name, { value, isCalled }] of Object.entries(tail.sequences))
    if (name.startsWith(`${schema}.`))
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

/** The queue, as its own role; jobs that were being done are free again, for whoever did them is gone. */
async function restoreQueue(wish: RestoreWish, tables: readonly TablePart[]): Promise<void> {
  const owner = new pg.Client(wish.connection)
  await owner.connect()
  const login = await queueLogin(owner).finally(() => owner.end())
  if (!login) throw new Error('the installation is missing after the migrations')
  const client = new pg.Client({ ...wish.connection, user: login.user, password: login.password })
  await client.connect()
  try {
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
  } finally {
    await client.end()
  }
}

/** The files, beside and renamed; what lay there before stays under another name, which is given. */
async function restoreFiles({ file, filesFolder, progress }: RestoreWish, of: number): Promise<string> {
  const fresh = `${filesFolder}.restoring`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  let nth = 0
  await readBackup(file, {
    file: async (name, content) => {
      const target = path.join(fresh, name)
      await mkdir(path.dirname(target), { recursive: true })
      await pipeline(
        Readable.from(content),
        createWriteStream(target, { flags: 'wx', mode: 0o640, flush: true }),
      )
      progress?.({ name: 'files', nth: ++nth, of, count: nth })
    },
  })
  const former = `${filesFolder}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  const had = (await readdir(filesFolder).catch(() => [])).length > 0
  if (had) await rename(filesFolder, former)
  else await rm(filesFolder, { recursive: true, force: true })
  await rename(fresh, filesFolder)
  return had ? former : ''
}

/**
 * Restores a backup: it is checked as a whole first, then an empty database gets the schema that the backup had, its
 * rows, its queue and its files, and then what the schema has learnt since. Refuses while the program runs, over a
 * database that holds something unless it is forced, and without the key of what is sealed. Throws BackupProblem.
 */
export async function restoreBackup(
  wish: RestoreWish,
): Promise<{ rows: number; files: number; former: string; key: 'own' | 'beside' | 'missing' | 'unsaid' }> {
  const found = await checkBackup(wish.file)
  const unknown = found.migrations.find((name) => !wish.knownMigrations.has(name))
  if (unknown) throw new BackupProblem(`這個備份檔是較新版本的 Lobby 製作的（${unknown}），請先更新程式。`)
  const key = await findKey(wish.file, found.keyDigest, wish.key)
  if (key.is === 'missing' && !wish.withoutKey) throw keyIsMissing(wish.key)
  await requireFree(wish.connection, wish.force)
  await wipe(wish.connection)
  await key.put?.()
  await wish.migrate(wish.connection, new Set(found.migrations))
  await restoreTables(wish, found.tables)
  await restoreQueue(wish, found.tables)
  const former = await restoreFiles(wish, found.files)
  await wish.migrate(wish.connection)
  if (key.is === 'missing') await wish.forgetSealed(wish.connection)
  const rows = Object.values(found.rows).reduce((sum, one) => sum + one, 0)
  return { rows, files: found.files, former, key: key.is }
}
