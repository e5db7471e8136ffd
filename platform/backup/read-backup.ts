import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract as newExtract } from 'tar-stream'
import { entryWatch, headOf, tailOf } from './check-parts.ts'
import {
  type BackupHead,
  BackupProblem,
  type BackupTail,
  countRows,
  damaged,
  EntryDigest,
  wholeName,
} from './parts.ts'
import { digestOfFile } from './write-backup.ts'

/** Who takes what a backup holds, in its order. A file's content is to be read to its end. */
export interface Taker {
  head?(head: BackupHead): Promise<void>
  rows?(table: string, content: Buffer): Promise<void>
  file?(name: string, content: AsyncIterable<Buffer>): Promise<void>
  tail?(tail: BackupTail): Promise<void>
}

async function whole(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** How much a backup may grow when it is unpacked: a file of nothing but zeros grows a thousandfold. */
const mostGrowth = 200
const always = 64 * 2 ** 20
/** Bytes between two entries: a name is no longer. */
const mostBetween = 2 ** 20

/** Ends what grows out of all measure, or hides masses between its entries. */
function measured(source: { bytesRead: number }) {
  let out = 0
  let known = 0
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      out += chunk.length
      if (out > always + mostGrowth * source.bytesRead) done(damaged('內容大得不合理'))
      else if (out > known + mostBetween) done(damaged('檔案之間有過大的內容'))
      else done(null, chunk)
    },
  })
  return {
    gate,
    entry: (size: number) => {
      known += 512 + Math.ceil(size / 512) * 512
    },
  }
}

/** Reads a backup from its beginning to its end and checks it on the way. Throws BackupProblem. */
export async function readBackup(file: string, taker: Taker): Promise<BackupTail> {
  const digest = new EntryDigest()
  const rows: Record<string, number> = {}
  let files = 0
  let head: BackupHead | undefined
  let tail: BackupTail | undefined
  const source = createReadStream(file)
  const unpacked = createGunzip()
  const entries = newExtract()
  source.on('error', (error) => entries.destroy(error))
  unpacked.on('error', (error) => entries.destroy(error))
  const { gate, entry: measure } = measured(source)
  gate.on('error', (error) => entries.destroy(error))
  source.pipe(unpacked).pipe(gate).pipe(entries)
  const watch = entryWatch()
  try {
    for await (const entry of entries) {
      const { name } = entry.header
      if (tail) throw damaged('檔尾之後還有內容')
      measure(entry.header.size ?? 0)
      watch(entry.header, head?.tables)
      if (name === 'tail.json') {
        tail = tailOf((await whole(entry)).toString('utf8'))
        continue
      }
      digest.begin(name)
      const [kind = '', ...rest] = name.split('/')
      if (kind === 'files') {
        const below = rest.join('/')
        if (!head) throw damaged('沒有檔頭')
        files++
        const counted = (async function* () {
          for await (const piece of entry) {
            digest.add(piece as Buffer)
            yield piece as Buffer
          }
        })()
        if (taker.file) await taker.file(below, counted)
        // Read to its end also when nobody wants it.
        for await (const _piece of counted);
        continue
      }
      const content = await whole(entry)
      digest.add(content)
      if (name === 'head.json') {
        if (head) throw damaged('有兩個檔頭')
        head = headOf(content.toString('utf8'))
        await taker.head?.(head)
      } else if (kind === 'tables' && head) {
        const [table = ''] = rest
        rows[table] = (rows[table] ?? 0) + countRows(content)
        await taker.rows?.(table, content)
      } else throw damaged('不認得的內容')
    }
  } catch (error) {
    for (const stream of [source, unpacked, gate]) stream.destroy()
    if (error instanceof BackupProblem || !isOfFile(error)) throw error
    throw damaged(faultOf(error as Error))
  }
  if (!head || !tail) throw damaged('沒有檔尾')
  if (tail.digest !== digest.end()) throw damaged('內容與檢查碼不符')
  const counted = Object.entries(tail.rows)
  if (counted.length !== head.tables.length) throw damaged('筆數')
  for (const table of head.tables.map(wholeName))
    if ((rows[table] ?? 0) !== tail.rows[table]) throw damaged(`資料表 ${table}`)
  if (files !== tail.files) throw damaged('檔案數')
  await taker.tail?.(tail)
  return tail
}

/** Whether an error is one of unpacking, not of who takes the content. */
const isOfFile = (error: unknown) =>
  error instanceof SyntaxError ||
  /^(Z_|ERR_STREAM|ENOENT|EISDIR)|tar|Unexpected end|header/i.test(
    `${(error as NodeJS.ErrnoException).code ?? ''} ${(error as Error).message}`,
  )

/** What is wrong with the file, for people. */
function faultOf({ message }: Error): string {
  if (/incorrect header|unknown compression/i.test(message)) return '不是 Lobby 的備份檔'
  return /unexpected end|premature/i.test(message) ? '檔案在中途結束' : '內容無法讀取'
}

/** Checks a backup without restoring anything; gives what it holds. Throws BackupProblem. */
export async function checkBackup(file: string): Promise<BackupHead & BackupTail> {
  const found = await stat(file).catch(() => undefined)
  if (found?.isDirectory()) throw new BackupProblem(`「${file}」是資料夾，請指定其中的備份檔。`)
  if (!found?.isFile()) throw new BackupProblem(`找不到備份檔「${file}」。`)
  const beside = await readFile(`${file}.sha256`, 'utf8').catch(() => undefined)
  if (beside && !beside.startsWith(await digestOfFile(file))) throw damaged('與 .sha256 不符')
  let head: BackupHead | undefined
  const tail = await readBackup(file, {
    head: async (given) => {
      head = given
    },
  })
  return { ...(head as BackupHead), ...tail }
}
