import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack as newPack, type Pack } from 'tar-stream'
import { version } from '#platform/contract/version.ts'
import {
  type BackupHead,
  BackupProblem,
  type BackupTail,
  countRows,
  EntryDigest,
  type Progress,
  queueSchema,
  type TablePart,
  wholeName,
} from './parts.ts'
import { keepKey, keyBeside } from './key.ts'
import { filesBelow } from './files-below.ts'
import { brokenBackup } from './sentences.ts'
import { copySource, queueLogin, sequencesOf, tablesOf } from './tables.ts'

/** Bytes of rows that one entry has at most. */
const pieceSize = 4 * 1024 * 1024

/** Writes entries one after the other, and counts them into the digest. */
class EntryWriter {
  readonly #pack: Pack
  readonly #digest = new EntryDigest()
  constructor(pack: Pack) {
    this.#pack = pack
  }
  async add(name: string, content: Buffer): Promise<void> {
    this.#digest.begin(name)
    this.#digest.add(content)
    await new Promise<void>((done, fail) => {
      this.#pack.entry({ name, size: content.length }, content, (error) => (error ? fail(error) : done()))
    })
  }
  /** A file as it lies there; false when it was removed meanwhile. */
  async addFile(name: string, file: string): Promise<boolean> {
    const content = await open(file, 'r').catch(() => undefined)
    if (!content) return false
    try {
      const { size } = await content.stat()
      this.#digest.begin(name)
      const entry = this.#pack.entry({ name, size })
      // A file never changes once it is there; what might follow its size is left out all the same.
      if (size > 0)
        for await (const piece of content.createReadStream({ autoClose: false, end: size - 1 })) {
          this.#digest.add(piece as Buffer)
          if (!entry.write(piece)) await new Promise<void>((done) => entry.once('drain', done))
        }
      entry.end(undefined)
      await new Promise<void>((done, fail) => entry.on('finish', done).on('error', fail))
      return true
    } finally {
      await content.close()
    }
  }
  end(): string {
    return this.#digest.end()
  }
}

async function addTable(client: pg.Client, table: TablePart, writer: EntryWriter): Promise<number> {
  let rows = 0
  let piece: Buffer[] = []
  let bytes = 0
  let nth = 0
  const flush = async () => {
    if (!bytes) return
    await writer.add(`tables/${wholeName(table)}/${String(++nth).padStart(6, '0')}`, Buffer.concat(piece))
    piece = []
    bytes = 0
  }
  for await (const chunk of client.query(copyTo(`copy ${copySource(client, table)} to stdout`))) {
    rows += countRows(chunk as Buffer)
    piece.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes >= pieceSize) await flush()
  }
  await flush()
  return rows
}

export interface BackupWish {
  /** The owner's connection. */
  connection: pg.ClientConfig
  /** Where signatures, photos and exports lie. */
  filesFolder: string
  target: string
  /** Where the server's key lies; it is copied beside the backup. */
  keyFile?: string | undefined
  progress?: Progress
}

/** Opens two connections that see one and the same moment: the owner's, and the queue's. */
async function openMoment(connection: pg.ClientConfig): Promise<{ owner: pg.Client; queue: pg.Client }> {
  const owner = new pg.Client(connection)
  await owner.connect()
  const login = await queueLogin(owner)
  if (!login) {
    await owner.end()
    throw new BackupProblem('這個資料庫還沒有 Lobby 的資料，沒有可以備份的內容。')
  }
  const queue = new pg.Client({ ...connection, user: login.user, password: login.password })
  await queue.connect()
  await owner.query('begin isolation level repeatable read read only')
  const { rows } = await owner.query<{ id: string }>('select pg_export_snapshot() as id')
  await queue.query('begin isolation level repeatable read read only')
  await queue.query(`set transaction snapshot ${queue.escapeLiteral(rows[0]?.id ?? '')}`)
  return { owner, queue }
}

/** By which the key is known that sealed what lies here; undefined in a schema of before it was recorded. */
async function keyDigestOf(owner: pg.Client): Promise<string | undefined> {
  const { rows: known } = await owner.query("select 1 where to_regclass('public.server_key') is not null")
  if (!known.length) return undefined
  const { rows } = await owner.query<{ digest: string }>(
    "select encode(digest, 'hex') as digest from server_key",
  )
  return rows[0]?.digest
}

async function writeParts(
  { owner, queue }: { owner: pg.Client; queue: pg.Client },
  { filesFolder, progress }: BackupWish,
  writer: EntryWriter,
  keyDigest: string | undefined,
): Promise<BackupTail> {
  const own = await tablesOf(owner, 'public')
  const waiting = await tablesOf(queue, queueSchema)
  const { rows: applied } = await owner.query<{ name: string }>('select name from migration order by name')
  const head: BackupHead = {
    format: 1,
    lobby: version,
    at: new Date().toISOString(),
    migrations: applied.map(({ name }) => name),
    ...(keyDigest && { keyDigest }),
    tables: [...own, ...waiting],
  }
  await writer.add('head.json', Buffer.from(JSON.stringify(head)))
  const rows: Record<string, number> = {}
  let count = 0
  for (const [nth, table] of head.tables.entries()) {
    const client = table.schema === queueSchema ? queue : owner
    rows[wholeName(table)] = await addTable(client, table, writer)
    count += rows[wholeName(table)] ?? 0
    progress?.({ name: table.name, nth: nth + 1, of: head.tables.length, count })
  }
  const names = await filesBelow(filesFolder)
  let files = 0
  for (const [nth, name] of names.entries()) {
    if (await writer.addFile(`files/${name}`, path.join(filesFolder, name))) files++
    progress?.({ name: 'files', nth: nth + 1, of: names.length, count: files })
  }
  const sequences = { ...(await sequencesOf(owner, 'public')), ...(await sequencesOf(queue, queueSchema)) }
  return { rows, files, sequences, digest: writer.end() }
}

/**
 * Writes everything into one file, also while the program runs: all tables as of one moment, then the files. Beside it
 * lies `….sha256`, and `….key` with what opens its sealed secrets. An existing file is never overwritten; a broken one never has the name. Throws BackupProblem.
 */
export async function writeBackup(
  wish: BackupWish,
): Promise<{ rows: number; files: number; bytes: number; keyFile: string }> {
  const { target, connection } = wish
  await mkdir(path.dirname(target), { recursive: true }).catch((error: unknown) => {
    throw brokenBackup(error)
  })
  if (await stat(target).catch(() => undefined)) throw new BackupProblem(`「${target}」已經存在。`)
  const part = `${target}.part-${process.pid}`
  const moment = await openMoment(connection)
  try {
    const keyDigest = await keyDigestOf(moment.owner)
    const pack = newPack()
    const digest = createHash('sha256')
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        digest.update(chunk)
        done(null, chunk)
      },
    })
    // What a backup holds is nobody else's to read.
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    const written = finished(
      pack
        .pipe(createGzip({ level: 5 }))
        .pipe(counted)
        .pipe(file),
    )
    const tail = await Promise.race([
      writeParts(moment, wish, new EntryWriter(pack), keyDigest),
      // A full disk ends it at once.
      written.then(() => Promise.reject(new Error('the file ended before its content'))),
    ])
    await new Promise<void>((done, fail) => {
      pack.entry({ name: 'tail.json' }, JSON.stringify(tail), (error) => (error ? fail(error) : done()))
    })
    pack.finalize()
    await written
    await writeFile(`${target}.sha256`, `${digest.digest('hex')}  ${path.basename(target)}\n`, {
      mode: 0o600,
    })
    // One that lay there alone is of a backup that is gone.
    await rm(keyBeside(target), { force: true })
    const keyFile = await keepKey(target, keyDigest, wish.keyFile)
    await rename(part, target)
    const rows = Object.values(tail.rows).reduce((sum, row) => sum + row, 0)
    return { rows, files: tail.files, bytes: (await stat(target)).size, keyFile }
  } catch (error) {
    // Of a disk that is full nothing half is left, not even what lies beside.
    for (const text of [part, `${target}.sha256`, keyBeside(target)])
      await rm(text, { force: true }).catch(() => undefined)
    throw brokenBackup(error)
  } finally {
    await Promise.all([moment.owner.end(), moment.queue.end()])
  }
}

/** The SHA-256 of a file, in hex. */
export async function digestOfFile(file: string): Promise<string> {
  const digest = createHash('sha256')
  for await (const piece of createReadStream(file)) digest.update(piece as Buffer)
  return digest.digest('hex')
}
