import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { createGunzip, gzipSync } from 'node:zlib'
import { extract, type Header, pack } from 'tar-stream'
import { type BackupHead, type BackupTail, EntryDigest } from '#platform/backup/parts.ts'

/** One entry of a backup as somebody may forge it. */
export interface Entry {
  name: string
  content: Buffer
  /** What the archive says of it instead. */
  header?: Partial<Header>
}

/** A whole backup, opened. */
export interface Opened {
  head: BackupHead
  entries: Entry[]
  tail: BackupTail
}

/** Opens a backup without checking anything. */
export async function openBackup(file: string): Promise<Opened> {
  const all: Entry[] = []
  const entries = createReadStream(file).pipe(createGunzip()).pipe(extract())
  for await (const entry of entries) all.push({ name: entry.header.name, content: await buffer(entry) })
  const read = (name: string) =>
    JSON.parse(all.find((item) => item.name === name)?.content.toString() ?? 'null')
  const between = all.filter(({ name }) => !/^(head|tail)\.json$/.test(name))
  return { head: read('head.json'), tail: read('tail.json'), entries: between }
}

/** Writes a forged backup, whose digest and counts of files are right: whoever forges can do that. */
export async function forge(file: string, of: Opened): Promise<void> {
  const digest = new EntryDigest()
  const archive = pack()
  const whole = buffer(archive)
  const add = ({ name, content, header }: Entry) => {
    digest.begin(name)
    digest.add(content)
    if (header?.type && header.type !== 'file') archive.entry({ name, ...header })
    else archive.entry({ name, ...header }, content)
  }
  for (const entry of [{ name: 'head.json', content: Buffer.from(JSON.stringify(of.head)) }, ...of.entries])
    add(entry)
  const files = of.entries.filter(({ name }) => name.startsWith('files/')).length
  const tail = { ...of.tail, files, digest: digest.end() }
  archive.entry({ name: 'tail.json' }, JSON.stringify(tail))
  archive.finalize()
  await writeFile(file, gzipSync(await whole, { level: 1 }))
}

/** Numbers that look like chance and are the same every time. */
export function dice(seed: number) {
  let at = seed
  return (below: number) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0
    return at % below
  }
}
/** A table as the head of a backup names it. */
export const table = (name: string, columns = ['a']) => ({ schema: 'public', name, columns })
/** Rows of a table, as they lie in a backup. */
export const rowsOf = (name: string, content: string, nth = '000001'): Entry => ({
  name: `tables/${name}/${nth}`,
  content: Buffer.from(content),
})
/** Something that says it is a file of a community. */
export const photo = (name: string, header?: Entry['header']): Entry => ({
  name,
  content: Buffer.from('x'),
  ...(header && { header }),
})
