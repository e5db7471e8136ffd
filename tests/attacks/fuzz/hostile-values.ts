import type { z } from 'zod'
import type { Chance } from './chance.ts'

/** Text that takes as many bytes as it can and cannot be packed. */
const dense = (length: number, chance: Chance) =>
  Array.from({ length }, () => String.fromCodePoint(0x4e00 + chance.below(20_000))).join('')

const texts: readonly unknown[] = [
  'a\ud800b',
  '\udfff',
  'a\0b',
  '\u202e\u2066',
  'A'.repeat(70_000),
  '__proto__',
  'constructor',
  'toString',
  '%',
  '%ED%A0%80',
  "'; select pg_sleep(9)--",
  '[$-[$-[$-',
  '{"a":1}',
  '[]',
  '../../../etc/passwd',
  '9'.repeat(400),
  '𠮷'.repeat(200),
  '=1+1',
  '\r\nX: 1',
  '1e999',
  'infinity',
  '-infinity',
  'NaN',
  '275760-09-13',
  '9999-99-99',
  '0000-00-00',
  '99:99',
  '٣٤',
]
const numbers: readonly unknown[] = [
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  -1,
  0,
  1e18,
  2 ** 53,
  9.2e18,
  Number.MAX_VALUE,
  0.1,
  '1',
  '١',
  '0x10',
  '1e5',
  999_999_999,
]
const days: readonly unknown[] = [
  '9999-99-99',
  '0000-01-01',
  '0001-01-01',
  '1800-01-01',
  '2999-12-31',
  '9999-12-31',
  '+275760-09-13',
  '-infinity',
  '2026-02-30',
  '１９９９-01-01',
]
const instants: readonly unknown[] = [
  ...days,
  '1969-12-31T23:59:59Z',
  '1800-01-01T00:00:00Z',
  '2999-12-31T23:59:59Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '2026-11-20T25:61:61Z',
  '0000-01-01T00:00:00Z',
  '2026-11-20T01:00:00+99:99',
]
const ids: readonly unknown[] = [
  'x',
  '',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0190d2ae-0000-7000-8000-00000000000\0',
  "0190d2ae-0000-7000-8000-0000000000001'",
]
const cursors: readonly unknown[] = [
  '9999999999999999.0190d2ae-0000-7000-8000-000000000001',
  '0.0190d2ae-0000-7000-8000-000000000001',
  '1e18.x',
  '.',
  '-1',
  '99999999999999999999',
  '2999-12-31',
  'a|b|c',
  '2147483648',
  'null',
]
const shapes: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  ['a', 'b'],
  { __proto__x: 1 },
  { constructor: { prototype: 1 } },
  '',
]

/** One hostile value for a field: of its own kind at the edge of what it takes, or of any other. */
export function hostileValue(schema: z.ZodType, path: string, chance: Chance): unknown {
  if (chance.below(6) === 0) return chance.one(shapes)
  const { type } = schema.def
  if (/(After|Before|Cursor)$/.test(path)) return chance.one([...cursors, ...texts])
  if (type === 'number') return chance.one(numbers)
  if (type === 'date') return chance.one(instants)
  if (type !== 'string') return chance.one([...shapes, ...texts, ...numbers])
  const { format } = schema.def as { format?: string }
  if (format === 'date') return chance.one(days)
  if (format === 'uuid') return chance.one(ids)
  const longest = [20_000, 8000, 5000, 1000, 500, 300, 200, 120, 100, 60, 50, 40, 30, 20, 10, 6, 4, 2].find(
    (length) => schema.safeParse('字'.repeat(length)).success,
  )
  return chance.below(3) === 0 && longest
    ? dense(longest, chance)
    : chance.one([...texts, ...days, ...cursors])
}
