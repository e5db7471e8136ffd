import { z } from 'zod'
import { Day, Id, Instant } from '#platform/contract/fields.ts'
import { Channel, Format } from './format-shapes.ts'
import { LineKind } from './line-shapes.ts'

export const BankFormat = z.object({
  /** A key of ours, or the id of what the community described. */
  formatCode: z.string(),
  isShipped: z.boolean(),
  rowVersion: z.int(),
  format: Format,
  changedAt: Instant.nullable(),
  changedBy: z.string(),
})
export type BankFormat = z.output<typeof BankFormat>

/** What a format was at one of its versions. */
export const FormatVersion = z.object({
  version: z.int(),
  format: Format,
  changedAt: Instant,
  changedBy: z.string(),
})
export type FormatVersion = z.output<typeof FormatVersion>

/** A line as it was read, before anything is made of it. */
export const PreviewLine = z.object({
  lineNumber: z.int(),
  kind: LineKind,
  code: z.string(),
  amount: z.int(),
  paidOn: Day,
  paidTime: z.string(),
  creditedOn: Day,
  payoutOn: Day.nullable(),
  channel: Channel,
  bankCode: z.string(),
  /** The last five digits. */
  payerTail: z.string(),
  reference: z.string(),
  fee: z.int().nullable(),
  /** It says what a line that was taken in before says: which file, and when. */
  known: z.string(),
})
export type PreviewLine = z.output<typeof PreviewLine>

export const FileFault = z.object({ lineNumber: z.int(), isFault: z.boolean(), words: z.string() })

/** What a file holds, looked at: its first lines, what is wrong, and columns that nobody described. */
export const Preview = z.object({
  lines: z.array(PreviewLine),
  /** Lines that were taken in before; each can be taken in on purpose, with a reason. */
  known: z.array(PreviewLine),
  faults: z.array(FileFault),
  unknown: z.array(z.string()),
  count: z.int(),
  knownCount: z.int(),
  gross: z.int(),
})
export type Preview = z.output<typeof Preview>

export const fileStates = ['read', 'imported', 'cancelled'] as const
export const BankFile = z.object({
  fileId: Id,
  fileName: z.string(),
  formatName: z.string(),
  state: z.enum(fileStates),
  readAt: Instant,
  readBy: z.string(),
  importedAt: Instant.nullable(),
  importedBy: z.string(),
  /** Lines that were taken in, what they sum to, and how many were written off at once. */
  taken: z.int(),
  gross: z.int(),
  matched: z.int(),
  /** The same file was imported already: when, and by whom. */
  sameAs: z.string(),
})
export type BankFile = z.output<typeof BankFile>
