import { z } from 'zod'
import { line, words } from '#platform/contract/fields.ts'

/** How somebody paid; `other` where a file does not say it. */
export const channels = ['atm', 'web', 'store', 'remittance', 'card', 'post', 'other'] as const
export const Channel = z.enum(channels)
export type Channel = z.output<typeof Channel>

/** What a column of a bank's file can mean. */
export const lineFields = [
  'code',
  'amount',
  'paidOn',
  'paidTime',
  'agencyOn',
  'creditedOn',
  'payoutOn',
  'channel',
  'sign',
  'reversal',
  'bankCode',
  'payerAccount',
  'reference',
  'fee',
] as const
export const LineField = z.enum(lineFields)
export type LineField = z.output<typeof LineField>

/** The largest file and the most lines that are read, and the longest line in bytes. */
export const [largestBankFile, mostLines, longestLine] = [5 * 1024 * 1024, 20_000, 2000] as const

/**
 * Where something stands: in a file of fixed width by its first byte and how many they are (both from 1); in one with separators by its
 * number, or by its title where `at` is 0.
 */
const Place = z.object({
  at: z.int().min(0).max(longestLine),
  length: z.int().min(0).max(200).default(0),
  title: line(30).default(''),
})
export type Place = z.output<typeof Place>

const marks = z.array(line(10)).max(20).default([])

/** How a file of a bank or an agency is read: data, so that a community can describe its own. */
export const Format = z.object({
  name: words(30),
  layout: z.enum(['csv', 'fixed']),
  encoding: z.enum(['utf8', 'cp950']),
  separator: z.enum([',', ';', '|', 'tab']).default(','),
  /** Lines before the first that is read. */
  skip: z.int().min(0).max(50).default(0),
  /** The first line that is read has the titles of the columns. */
  hasTitles: z.boolean().default(false),
  /** Whether years are those of the Republic: 1151119 or 115/11/19. */
  isRoc: z.boolean().default(false),
  /** How many of an amount’s last digits are cents. */
  cents: z.int().min(0).max(2).default(0),
  columns: z
    .array(Place.extend({ meaning: LineField }))
    .min(2)
    .max(20),
  /** Which kind of record a line is, where a file says so. */
  record: Place.extend({ header: marks, detail: marks, trailer: marks }).nullable().default(null),
  /** What the last record says of all others. */
  controls: z
    .object({ count: Place.nullable().default(null), sum: Place.nullable().default(null) })
    .default({ count: null, sum: null }),
  /** Of the sign: what means that money went out. */
  debits: marks,
  /** What means that the bank takes a payment back. */
  reversals: marks,
  channel: Channel.default('other'),
  channels: z
    .array(z.object({ mark: words(10), channel: Channel }))
    .max(40)
    .default([]),
})
export type Format = z.output<typeof Format>
export type FormatInput = z.input<typeof Format>
