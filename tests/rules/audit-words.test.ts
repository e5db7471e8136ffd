import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { identities, transportKinds } from '#modules/residents/shapes.ts'
import { valueWords } from '#modules/audit/words-of-values.ts'
import { endings } from '#modules/visitor-announcements/server/tables.ts'
import { arrivals, departures } from '#modules/visitors/shapes.ts'
import { contracts } from '#apps/contracts.ts'
import { allSheets } from '#apps/server/exports.ts'
import { allPushes } from '#apps/server/pushes.ts'
import { allRetentions } from '#apps/server/retention.ts'

/** Fields of writing calls whose choice is no fact afterwards, so that no row of the audit has it. */
const unwritten: Record<string, string> = {
  purpose: 'what a code by SMS is for',
  onOther: 'how a card of another household is dealt with',
  list: 'which list an entry stands in; the row says the target',
  denomination: 'the number of the coin or note itself',
}
/** Fields that rows name otherwise than calls. */
const writtenAs: Record<string, string> = { how: 'endedHow' }

interface Shape {
  type: string
  entries?: Record<string, string | number>
  values?: readonly unknown[]
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
  in?: z.ZodType
  out?: z.ZodType
}

/** The choices that a schema gives, each with the field that has it. */
function choicesOf(schema: z.ZodType, field = ''): { field: string; value: string }[] {
  const shape = schema._zod.def as unknown as Shape
  const own = shape.type === 'enum' ? Object.values(shape.entries ?? {}) : (shape.values ?? [])
  const below = [shape.element, shape.innerType, ...(shape.options ?? []), shape.in, shape.out]
  return [
    ...own.map((value) => ({ field, value: String(value) })),
    ...Object.entries(shape.shape ?? {}).flatMap(([name, inner]) => choicesOf(inner, name)),
    ...below.flatMap((inner) => (inner ? choicesOf(inner, field) : [])),
  ]
}

const lacking = (pairs: readonly { field: string; value: string }[]) =>
  [...new Set(pairs.map(({ field, value }) => `${field}.${value}`))].filter((key) => !valueWords[key])
const under = (field: string, values: readonly (string | number)[]) =>
  values.map((value) => ({ field, value: String(value) }))

describe('the words of the audit', () => {
  it('no choice that somebody writes down stays a code: each value of each such field has a word', () => {
    const written = contracts
      .flatMap(({ calls }) => Object.values(calls))
      .filter((one) => one.method !== 'GET')
      .flatMap((one) => choicesOf(one.takes))
      .filter(({ field, value }) => value !== '' && !unwritten[field])
      .map(({ field, value }) => ({ field: writtenAs[field] ?? field, value }))
    expect(written.length).toBeGreaterThan(60)
    expect(lacking(written)).toEqual([])
  })

  it('nor does what the server itself says of arrivals, departures, notices at the door and exports', () => {
    expect(
      lacking([
        ...under('how', [...arrivals, ...departures]),
        ...under('endedHow', endings),
        ...under(
          'kind',
          allSheets.map((sheet) => sheet.kind.name),
        ),
      ]),
    ).toEqual([])
  })

  it('things that have codes for names are called by their titles: retention, notifications', () => {
    const of = (target: string, named: readonly (readonly [string, string])[]) =>
      named.map(([name, title]) => [`${target}.${name}`, title] as const)
    const all = [
      ...of(
        'retention',
        allRetentions.map(({ name, title }) => [name, title]),
      ),
      ...of(
        'push',
        allPushes.map(({ event, label }) => [event.name, label]),
      ),
    ]
    expect(all.filter(([key, title]) => valueWords[key] !== title)).toEqual([])
  })

  it('identities and vehicles are called as residents have them', () => {
    const all = [
      ...identities.map(({ id, name }) => [`identityId.${id}`, name] as const),
      ...transportKinds.map(({ id, name }) => [`type.${id}`, name] as const),
    ]
    expect(all.filter(([key, name]) => valueWords[key] !== name)).toEqual([])
  })
})
