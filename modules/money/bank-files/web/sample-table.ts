import type { Format, LineField, Place } from '../format-shapes.ts'
import { splitCells } from '../split-cells.ts'

/** A stretch of a line: what the format says of it; null where it says nothing. */
export interface SampleHead {
  meaning: LineField | 'record' | null
  /** Bytes 26–38 of a file of fixed width; the number and title of a cell. */
  from: number
  to: number
  title: string
}
export interface SampleRow {
  nth: number
  /** `other`: titles, a header or a trailer, or a line that is skipped. */
  kind: 'detail' | 'other'
  cells: string[]
}
export interface SampleTable {
  heads: SampleHead[]
  rows: SampleRow[]
  /** Columns that take bytes of another one. */
  overlaps: boolean
}

const most = 12

/** The first lines of a file as bytes. */
export function firstLines(content: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  const bom = content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf
  for (let from = bom ? 3 : 0; from < content.length && lines.length < most + 50; ) {
    const found = content.indexOf(10, from)
    const end = found < 0 ? content.length : found
    lines.push(content.subarray(from, content[end - 1] === 13 && end > from ? end - 1 : end))
    from = end + 1
  }
  return lines
}

/** The lines of a sample with the columns of a format laid over; what no column covers stays in sight and is never guessed. */
export function sampleTable(content: Uint8Array, format: Format): SampleTable {
  const decoder = new TextDecoder(format.encoding === 'utf8' ? 'utf-8' : 'big5')
  const lines = firstLines(content).slice(0, most + format.skip)
  return format.layout === 'fixed' ? fixedTable(lines, format, decoder) : cellTable(lines, format, decoder)
}

function fixedTable(lines: readonly Uint8Array[], format: Format, decoder: TextDecoder): SampleTable {
  const given = [
    ...(format.record ? [{ meaning: 'record' as const, ...format.record }] : []),
    ...format.columns,
  ]
    .filter(({ at, length }) => at > 0 && length > 0)
    .toSorted((a, b) => a.at - b.at)
  const end = Math.max(0, ...lines.map((line) => line.length))
  const heads: SampleHead[] = []
  let [next, overlaps] = [1, false]
  const gap = (to: number) => to >= next && heads.push({ meaning: null, from: next, to, title: '' })
  for (const { meaning, at, length } of given) {
    if (at < next) overlaps = true
    gap(at - 1)
    heads.push({ meaning, from: at, to: at + length - 1, title: '' })
    next = Math.max(next, at + length)
  }
  gap(end)
  const cut = (line: Uint8Array, { at, length }: Pick<Place, 'at' | 'length'>) =>
    decoder.decode(line.subarray(at - 1, at - 1 + length))
  const rows = lines.map((line, nth): SampleRow => {
    const mark = format.record ? cut(line, format.record).trim() : ''
    const isDetail = nth >= format.skip && (!format.record || format.record.detail.includes(mark))
    return isDetail
      ? {
          nth: nth + 1,
          kind: 'detail',
          cells: heads.map(({ from, to }) => cut(line, { at: from, length: to - from + 1 })),
        }
      : { nth: nth + 1, kind: 'other', cells: [decoder.decode(line)] }
  })
  return { heads, rows, overlaps }
}

function cellTable(lines: readonly Uint8Array[], format: Format, decoder: TextDecoder): SampleTable {
  const cells = lines.map((line) => {
    const text = decoder.decode(line)
    return splitCells(text, format.separator) ?? [text]
  })
  const titles = format.hasTitles ? (cells[format.skip] ?? []) : []
  const count = Math.max(0, ...cells.slice(format.skip).map((row) => row.length))
  const heads = Array.from({ length: count }, (_, at): SampleHead => {
    const title = titles[at] ?? ''
    const is = (place: Place) => (place.at ? place.at === at + 1 : title !== '' && place.title === title)
    const isRecord = format.record && is(format.record)
    const meaning = isRecord ? 'record' : (format.columns.find(is)?.meaning ?? null)
    return { meaning, from: at + 1, to: at + 1, title }
  })
  const first = format.skip + (format.hasTitles ? 1 : 0)
  const rows = cells.map(
    (row, nth): SampleRow => ({
      nth: nth + 1,
      kind: nth < first ? 'other' : 'detail',
      cells: nth < first ? [row.join('　')] : heads.map((_, at) => row[at] ?? ''),
    }),
  )
  return { heads, rows, overlaps: false }
}
