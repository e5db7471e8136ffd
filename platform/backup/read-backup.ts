import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { extract as newExtract } from 'tar-stream'
import { type BackupHead, BackupProblem, type BackupTail, countRows, EntryDigest } from './parts.ts'
import { digestOfFile } from './write-backup.ts'

/** Who takes what a backup holds, in its order. A file's content is to be read to its end. */
export interface Taker {
  head?(head: BackupHead): Promise<void>
  rows?(table: string, content: Buffer): Promise<void>
  file?(name: string, content: AsyncIterable<Buffer>): Promise<void>
  tail?(tail: BackupTail): Promise<void>
}

const damaged = (why: string) => new BackupProblem(`備份檔不完整或已損壞（${why}），沒有還原任何資料。`)

async function whole(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** A name below a folder: nothing that leads out of it. */
const isBelow = (name: string) =>
  !path.isAbsolute(name) && !name.split(/[\\/]/).some((part) => part === '..' || part === '')

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
  source.pipe(unpacked).pipe(entries)
  try {
    for await (const entry of entries) {
      const { name } = entry.header
      if (tail) throw damaged('檔尾之後還有內容')
      if (name === 'tail.json') {
        tail = JSON.parse((await whole(entry)).toString('utf8')) as BackupTail
        continue
      }
      digest.begin(name)
      const [kind = '', ...rest] = name.split('/')
      if (kind === 'files') {
        const below = rest.join('/')
        if (!isBelow(below)) throw damaged('檔名')
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
        head = JSON.parse(content.toString('utf8')) as BackupHead
        if (head.format !== 1) throw new BackupProblem('這個備份檔是較新版本的 Lobby 製作的，請先更新程式。')
        await taker.head?.(head)
      } else if (kind === 'tables' && head) {
        const [table = ''] = rest
        rows[table] = (rows[table] ?? 0) + countRows(content)
        await taker.rows?.(table, content)
      } else throw damaged('不認得的內容')
    }
  } catch (error) {
    if (error instanceof BackupProblem || !isOfFile(error)) throw error
    throw damaged((error as Error).message)
  }
  if (!head || !tail) throw damaged('沒有檔尾')
  if (tail.digest !== digest.end()) throw damaged('內容與檢查碼不符')
  for (const [table, count] of Object.entries(tail.rows))
    if ((rows[table] ?? 0) !== count) throw damaged(`資料表 ${table}`)
  if (files !== tail.files) throw damaged('檔案數')
  await taker.tail?.(tail)
  return tail
}

/** Whether an error is one of unpacking, not of who takes the content. */
const isOfFile = (error: unknown) =>
  error instanceof SyntaxError ||
  /^(Z_|ERR_STREAM|ENOENT|EISDIR)|tar|Unexpected end/i.test(
    `${(error as NodeJS.ErrnoException).code ?? ''} ${(error as Error).message}`,
  )

/** Checks a backup without restoring anything; gives what it holds. Throws BackupProblem. */
export async function checkBackup(file: string): Promise<BackupHead & BackupTail> {
  if (!(await stat(file).catch(() => undefined))?.isFile())
    throw new BackupProblem(`找不到備份檔「${file}」。`)
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
