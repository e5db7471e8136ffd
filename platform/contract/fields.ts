import { z } from 'zod'
import { lengthOf } from './cut.ts'

declare module 'zod' {
  interface GlobalMeta {
    /** The name on the wire, when it is not the PascalCase of ours. */
    wire?: string
    /** Another name under which an answer may bring it (R350). */
    orWire?: string
    /** Whoever has it can do something with it: it is shown once and never kept (`Secret`). */
    secret?: boolean
  }
}

/** A time-ordered id (UUIDv7); any UUID is accepted, in PostgreSQL's lower case; unknown ones are simply not found. */
export const Id = z.uuid().toLowerCase()

/** The days that anything of ours can have happened on, or will: what a calendar of people has. */
const [firstDay, lastDay] = ['1800-01-01', '2999-12-31']
const outsideTime = { error: '日期不正確' }

/** An instant: a Date in code, ISO 8601 with Z on the wire. */
export const Instant = z
  .date()
  .min(new Date(`${firstDay}T00:00:00Z`), outsideTime)
  .max(new Date(`${lastDay}T23:59:59.999Z`), outsideTime)

/** A day of the calendar: 2026-11-20. */
export const Day = z.iso.date().refine((day) => day >= firstDay && day <= lastDay, outsideTime)

const badCharacters = { error: '含有無法使用的字元' }

/** Text as it was sent, for codes, tokens and passwords: only without what UTF-8 and PostgreSQL cannot hold (zero bytes, halves of characters). */
export function verbatim(max: number) {
  return z
    .string()
    .max(max)
    .refine((s) => !/[\0\p{Cs}]/u.test(s), badCharacters)
}

/** Text of several lines from a person: trimmed, no control characters but line breaks. */
export function paragraphs(max: number) {
  return z
    .string()
    .trim()
    .refine((s) => s.length <= 2 * max && lengthOf(s) <= max, { error: `最多 ${max} 個字` })
    .refine((s) => !/(?!\n)[\p{Cc}\p{Cs}]/u.test(s), badCharacters)
}

/** A password, code or key that an answer shows once; the call says so with `secret`. */
export const Secret = z.string().meta({ secret: true })

/** A line of text from a person: trimmed, no control characters or halves of characters. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .refine((s) => s.length <= 2 * max && lengthOf(s) <= max, { error: `最多 ${max} 個字` })
    .refine((s) => !/[\p{Cc}\p{Cs}]/u.test(s), badCharacters)
}

/** A line that must not be empty. */
export function words(max: number) {
  return line(max).refine((s) => s.length > 0, { error: '請填寫' })
}

/** The largest number that a column of whole numbers holds. */
const largest = 2_147_483_647

/** A whole number that its column holds: what is sent back as it was given, such as ids of kinds and services. */
export const Whole = z.int().min(-largest).max(largest)

/** How often a row was changed: whoever writes says which state they saw. */
export const RowVersion = z.int().min(0).max(largest)

/** The small numbers by which kinds are known. */
export const KindNumber = z.int().min(0).max(32_767)

/** How many rows a page leaves out. */
export const Offset = z.int().min(0).max(largest).default(0)

/** Values by their names, at most so many. */
export function table<Value extends z.ZodType>(name: z.ZodString, value: Value, max: number) {
  return z.record(name, value).refine((rows) => Object.keys(rows).length <= max, { error: `最多 ${max} 項` })
}

/** What a list was narrowed to, in the names of its own call, which reads it again: values and lists of values. */
export const Filters = table(
  verbatim(60),
  z.union([verbatim(500), Whole, z.boolean(), z.null(), z.array(verbatim(500)).max(1000)]),
  40,
)
export type Filters = z.output<typeof Filters>

/** Whole NT$. */
export const Money = z.int({ error: '金額必須是整數' }).min(0).max(999_999_999)

/** 0 room temperature, 1 refrigerated, 2 frozen (R135, R139). */
export const Temperature = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type Temperature = z.output<typeof Temperature>

/** `{"Data": …}`. */
export function data<T extends z.ZodType>(schema: T) {
  return z.object({ data: schema })
}

/** The answer of a call that has nothing to tell but that it was done: `{"Data":true}`. */
export const done = data(z.literal(true))

const Pagination = z.object({ offset: z.int(), maxCount: z.int(), total: z.int() })

/** `{"Data":[…],"Pagination":{"Offset":0,"MaxCount":10,"Total":123}}`. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), pagination: Pagination })
}

/**
 * `{"Data":[…],"Pagination":{"After":"…","MaxCount":50,"Total":123,"TotalIsCapped":false}}`: a page behind a cursor; `After` is ''
 * after the last page, and `TotalIsCapped` says that there are more than `Total`.
 */
export function cursorPage<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    pagination: z.object({
      after: z.string(),
      maxCount: z.int(),
      total: z.int(),
      totalIsCapped: z.boolean(),
    }),
  })
}

/** What a list of pages behind cursors takes. */
export const cursorPaging = {
  after: line(80).default(''),
  maxCount: z.int().min(1).max(100).default(50),
}

/** What a paged list takes. */
export const paging = {
  offset: Offset,
  maxCount: z.int().min(1).max(100).default(25),
}
