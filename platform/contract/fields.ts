import { z } from 'zod'
import { lengthOf } from './cut.ts'

declare module 'zod' {
  interface GlobalMeta {
    /** The name on the wire, when it is not the PascalCase of ours. */
    wire?: string
  }
}

/** A time-ordered id (UUIDv7); any UUID is accepted, in PostgreSQL's lower case; unknown ones are simply not found. */
export const Id = z.uuid().toLowerCase()

/** An instant: a Date in code, ISO 8601 with Z on the wire. */
export const Instant = z.date()

/** A line of text from a person: trimmed, no control characters (zero bytes never reach the database). */
export function line(max: number) {
  return z
    .string()
    .trim()
    .refine((s) => lengthOf(s) <= max, { error: `最多 ${max} 個字` })
    .refine((s) => !/\p{Cc}/u.test(s), { error: '含有無法使用的字元' })
}

/** A line that must not be empty. */
export function words(max: number) {
  return line(max).refine((s) => s.length > 0, { error: '請填寫' })
}

/** Whole NT$. */
export const Money = z.int().min(0).max(999_999_999)

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

/** What a paged list takes. */
export const paging = {
  offset: z.int().min(0).default(0),
  maxCount: z.int().min(1).max(100).default(25),
}
