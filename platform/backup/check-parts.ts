import { z } from 'zod'
import { BackupProblem, damaged, queueSchema, type TablePart, wholeName } from './parts.ts'

const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const Head = z.object({
  format: z.literal(1),
  lobby: z.string().max(40),
  at: z.iso.datetime(),
  migrations: z.array(z.string().regex(/^[\w.-]{1,100}$/)).max(2000),
  keyDigest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  tables: z
    .array(
      z.object({
        schema: z.enum(['public', queueSchema]),
        name,
        columns: z.array(name).min(1).max(500),
      }),
    )
    .max(1000),
})
const count = z.int().min(0)
const Tail = z.object({
  rows: z.record(z.string(), count),
  files: count,
  sequences: z.record(
    z.string().max(200),
    z.object({ value: z.string().regex(/^\d{1,19}$/), isCalled: z.boolean() }),
  ),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
})

/** Reads the head; nothing in it names more than a table of ours. Throws BackupProblem. */
export function headOf(text: string) {
  const given = JSON.parse(text)
  if (given?.format > 1) throw new BackupProblem('這個備份檔是較新版本的 Lobby 製作的，請先更新程式。')
  const { success, data } = Head.safeParse(given)
  if (!success) throw damaged('檔頭')
  const names = new Set(data.tables.map(wholeName))
  if (
    names.size !== data.tables.length ||
    data.tables.some(({ columns }) => new Set(columns).size !== columns.length)
  )
    throw damaged('檔頭有重複的資料表')
  const { keyDigest, ...head } = data
  return { ...head, ...(keyDigest && { keyDigest }) }
}

/** Reads the tail. Throws BackupProblem. */
export function tailOf(text: string) {
  const { success, data } = Tail.safeParse(JSON.parse(text))
  if (!success) throw damaged('檔尾')
  return data
}

/** Bytes that an entry may have at most: rows come in pieces of 4 MB and a row, files are photos and exports. */
const most = { about: 16 * 2 ** 20, rows: 256 * 2 ** 20, file: 2 * 2 ** 30 }

/** Looks at each entry's head before anything of it is read. What it gives throws BackupProblem. */
export function entryWatch(): (
  entry: { name: string; size?: number | undefined; type?: string | null | undefined },
  tables: readonly TablePart[] | undefined,
) => void {
  let before = ''
  let table = -1
  let piece = 0
  return ({ name: entry, size = 0, type }, tables) => {
    if (type && type !== 'file' && type !== 'contiguous-file') throw damaged('有不是檔案的內容')
    const [kind = '', ...rest] = entry.split('/')
    const limit = kind === 'files' ? most.file : kind === 'tables' ? most.rows : most.about
    if (size > limit) throw damaged('有過大的內容')
    if (kind === 'tables') {
      const [, of = '', nth = ''] = /^tables\/([\w.]{1,130})\/(\d{6})$/.exec(entry) ?? []
      const at = tables?.findIndex((table) => wholeName(table) === of) ?? -1
      if (at === -1) throw damaged('不認得的資料表')
      piece = at === table ? piece + 1 : 1
      if (at < table || Number(nth) !== piece || before) throw damaged('內容的順序')
      table = at
    }
    if (kind !== 'files') return
    const isGood = (part: string) =>
      part !== '' &&
      part !== '.' &&
      part !== '..' &&
      part.length <= 255 &&
      ![...part].some((text) => text < ' ' || text === '\\')
    if (!rest.length || rest.length > 10 || !rest.every(isGood)) throw damaged('檔名')
    if (before && !(before < entry)) throw damaged('檔案重複或順序不對')
    before = entry
  }
}
