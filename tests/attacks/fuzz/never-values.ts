import type { z } from 'zod'

/** A value that no field of its kind may take, whatever the call. */
export interface Never {
  what: string
  isFor: (schema: z.ZodType, path: string) => boolean
  value: unknown
}

const types = (...of: string[]) => {
  const all = new Set(of)
  return ({ def }: z.ZodType) => all.has(def.type)
}
const isText = types('string', 'enum', 'date', 'literal')
const isNumber = types('number')
const isInstant = types('date')
const isDay = ({ def }: z.ZodType) => (def as { format?: string }).format === 'date'

/** Longer than what any field takes, and than what an address carries beside the headers when it is `longInAddress`. */
const long = 'x'.repeat(30_000)
export const longInAddress = 'x'.repeat(12_000)

/** Each of them is tried in every field of its kind of every call: `field-attempts.ts`. */
export const nevers: readonly Never[] = [
  { what: 'half a character', isFor: isText, value: 'a\ud800b' },
  { what: 'a zero byte', isFor: isText, value: 'a\0b' },
  { what: 'text without end', isFor: isText, value: long },
  { what: 'a number beyond int4', isFor: isNumber, value: 2 ** 31 },
  { what: 'a number below int4', isFor: isNumber, value: -(2 ** 31) - 1 },
  { what: 'a number beyond int8', isFor: isNumber, value: 9.3e18 },
  { what: 'a number beyond numbers', isFor: isNumber, value: 1e308 },
  { what: 'a day that PostgreSQL has not', isFor: isDay, value: '0000-01-01' },
  { what: 'a day before the calendar', isFor: isDay, value: '1799-12-31' },
  { what: 'a day after the calendar', isFor: isDay, value: '3000-01-01' },
  { what: 'an instant that PostgreSQL has not', isFor: isInstant, value: '0000-01-01T00:00:00Z' },
  { what: 'an instant before the calendar', isFor: isInstant, value: '1799-12-31T23:59:59Z' },
  { what: 'an instant after the calendar', isFor: isInstant, value: '3000-01-01T00:00:00Z' },
  {
    what: 'a place in a list beyond int8',
    isFor: (schema, path) => types('string')(schema) && /(After|Before|Cursor)$/.test(path),
    value: '99999999999999999999.0190d2ae-0000-7000-8000-000000000001',
  },
]

/** As many nines as a text takes, up to more than int8 holds: what text looks like a number must not be taken for one. */
export const nines = (schema: z.ZodType): string | undefined =>
  [20, 19, 15, 12, 11, 10]
    .map((length) => '9'.repeat(length))
    .find((digits) => schema.def.type === 'string' && schema.safeParse(digits).success)
