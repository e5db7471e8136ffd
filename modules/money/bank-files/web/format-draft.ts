import { type Channel, Format, type LineField, type Place } from '../format-shapes.ts'

export interface ColumnDraft {
  meaning: LineField
  at: string
  length: string
  title: string
}
type PlaceDraft = Omit<ColumnDraft, 'meaning'>

/** A format as it is typed. */
export interface FormatDraft
  extends Pick<Format, 'name' | 'layout' | 'encoding' | 'separator' | 'hasTitles' | 'isRoc' | 'channel'> {
  skip: string
  cents: number
  columns: ColumnDraft[]
  hasRecord: boolean
  record: PlaceDraft
  header: string
  detail: string
  trailer: string
  count: PlaceDraft
  sum: PlaceDraft
  debits: string
  reversals: string
  /** ATM=atm、IB=web */
  channels: { mark: string; channel: Channel }[]
}

const digits = (n: number) => (n > 0 ? String(n) : '')
const typed = (place: Place | null): PlaceDraft => ({
  at: digits(place?.at ?? 0),
  length: digits(place?.length ?? 0),
  title: place?.title ?? '',
})
const placeOf = ({ at, length, title }: PlaceDraft) => ({
  at: Number(at),
  length: Number(length),
  title: title.trim(),
})
const isPlaced = ({ at, title }: PlaceDraft) => at !== '' || title.trim() !== ''
const joined = (marks: readonly string[]) => marks.join('、')
const marksOf = (text: string) =>
  text
    .split(/[、,，]/)
    .map((mark) => mark.trim())
    .filter(Boolean)

export const draftOfFormat = (format: Format): FormatDraft => ({
  ...format,
  skip: String(format.skip),
  columns: format.columns.map(({ meaning, ...place }) => ({ meaning, ...typed(place) })),
  hasRecord: format.record !== null,
  record: typed(format.record),
  header: joined(format.record?.header ?? []),
  detail: joined(format.record?.detail ?? []),
  trailer: joined(format.record?.trailer ?? []),
  count: typed(format.controls.count),
  sum: typed(format.controls.sum),
  debits: joined(format.debits),
  reversals: joined(format.reversals),
})

/** What is typed as a format; undefined while it is none yet. */
export function formatOfDraft(draft: FormatDraft): Format | undefined {
  const { columns, hasRecord, record, header, detail, trailer, count, sum, ...said } = draft
  const read = Format.safeParse({
    ...said,
    skip: Number(draft.skip),
    columns: columns.map(({ meaning, ...place }) => ({ meaning, ...placeOf(place) })),
    record: hasRecord
      ? {
          ...placeOf(record),
          header: marksOf(header),
          detail: marksOf(detail),
          trailer: marksOf(trailer),
        }
      : null,
    controls: {
      count: hasRecord && isPlaced(count) ? placeOf(count) : null,
      sum: hasRecord && isPlaced(sum) ? placeOf(sum) : null,
    },
    debits: marksOf(draft.debits),
    reversals: marksOf(draft.reversals),
    channels: draft.channels.filter(({ mark }) => mark.trim()),
  })
  return read.success ? read.data : undefined
}

/** Which column has to be mended, and why. */
export function wrongColumn({
  layout,
  columns,
}: FormatDraft): { nth: number; why: 'place' | 'cell' | 'twice' } | undefined {
  for (const [nth, { meaning, at, length, title }] of columns.entries()) {
    if (layout === 'fixed' && !(Number(at) && Number(length))) return { nth, why: 'place' }
    if (layout === 'csv' && !Number(at) && !title.trim()) return { nth, why: 'cell' }
    if (columns.findIndex((column) => column.meaning === meaning) < nth) return { nth, why: 'twice' }
  }
  return undefined
}

/** What a new format begins as. */
export const blankFormat = (): Format =>
  Format.parse({
    name: '新格式',
    layout: 'csv',
    encoding: 'utf8',
    columns: [
      { meaning: 'code', at: 1 },
      { meaning: 'amount', at: 2 },
      { meaning: 'paidOn', at: 3 },
    ],
  })
