import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { declared } from '#apps/server/modules.ts'
import { type Leaf, leavesOf } from '../setup/leaves.ts'

const leaves = declared.contracts.flatMap(({ name, calls }) =>
  Object.entries(calls).flatMap(([key, call]) =>
    leavesOf(call.takes).map((leaf) => ({ ...leaf, where: `${name}.${key} ${leaf.path}` })),
  ),
)

/** The fields of a kind that take a value which they must not. */
const taking = (values: readonly unknown[], isOne: (schema: z.ZodType) => boolean) =>
  leaves
    .filter(({ schema }) => isOne(schema) && values.some((value) => schema.safeParse(value).success))
    .map(({ where }) => where)

const isText = (schema: z.ZodType) => schema.def.type === 'string'
/** More than any column, message or page holds. */
const long = 30_000

describe('the fields of what calls take', () => {
  it('are of kinds that are known: values, lists and tables of them, nothing unknown', () => {
    const kinds = new Set(leaves.map(({ schema }: Leaf) => schema.def.type))
    expect([...kinds].sort()).toEqual(
      ['array', 'boolean', 'date', 'enum', 'literal', 'null', 'number', 'record', 'string'].sort(),
    )
    expect(leaves.length).toBeGreaterThan(500)
  })

  it('take no text that UTF-8 or PostgreSQL cannot hold: zero bytes, halves of characters', () => {
    const bad = ['\0', '\ud800', '\udfff'].flatMap((text) => [text, `a${text}a`, `2026-11-20${text}`])
    expect(taking(bad, isText)).toEqual([])
  })

  it('take no text without end', () => {
    expect(
      taking(
        ['a', '1', '0', '字', '𠮷', 'a '].map((text) => text.repeat(long)),
        isText,
      ),
    ).toEqual([])
  })

  it('take no number beyond the columns of whole numbers', () => {
    const far = [
      2 ** 31,
      1e18,
      Number.MAX_VALUE,
      -(2 ** 31) - 1,
      -1e18,
      0.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ]
    expect(taking(far, (schema) => schema.def.type === 'number')).toEqual([])
  })

  it('take no day that no calendar of people has', () => {
    const isDay = (schema: z.ZodType) => schema instanceof z.ZodISODate
    expect(taking(['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30'], isDay)).toEqual([])
    const instants = [-62_135_596_800_000, 253_402_300_800_000, 8.64e15, -8.64e15, Number.NaN]
    expect(
      taking(
        instants.map((at) => new Date(at)),
        (schema) => schema.def.type === 'date',
      ),
    ).toEqual([])
  })

  it('take no list or table without end', () => {
    const without = leaves.filter(({ schema }) => {
      const leave = leavesOf(schema).find((leaf) => leaf.schema !== schema)
      if (!leave) return false
      const many = Array.from({ length: 30_000 }, (_, at) => at)
      const tried = schema.safeParse(
        schema.def.type === 'array'
          ? many.map(() => undefined)
          : Object.fromEntries(many.map((n) => [n, ''])),
      )
      return !tried.error?.issues.some((issue) => issue.path.length === 0)
    })
    expect(without.map(({ where }) => where)).toEqual([])
  })

  it('are not made by hand from strings that grow or are turned into something else', () => {
    const files = execFileSync('git', ['ls-files', 'modules/*.ts', 'platform/contract/*.ts'], {
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .filter((file) => !/\/(server|web)\/|\.test\.ts$|contract\/fields\.ts$/.test(file))
    const byHand = files.filter((file) =>
      /z\.coerce|z\s*\.string\(\)\s*\.(trim|max|min)\(|z\.number\(/.test(readFileSync(file, 'utf8')),
    )
    expect(files.length).toBeGreaterThan(80)
    expect(byHand).toEqual([])
  })
})
