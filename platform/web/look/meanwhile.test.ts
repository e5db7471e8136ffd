import fc from 'fast-check'
import { expect, it } from 'vitest'
import { colleagueEditsOf, type Facts, rebase, mergeNewest } from './meanwhile.ts'

const form = fc.record({
  note: fc.constantFrom('', '易碎', '請輕放'),
  pieces: fc.integer({ min: 1, max: 3 }),
  names: fc.array(fc.constantFrom('林淑芬', '王建民'), { maxLength: 2 }),
})
const factsOf = ({ note, pieces, names }: { note: string; pieces: number; names: string[] }): Facts => [
  ['備註', note],
  ['件數', String(pieces)],
  ['姓名', names.join('、')],
]

it('each field is as it was typed, and where nothing was typed as another desk left it', () => {
  fc.assert(
    fc.property(form, form, form, (before, typed, now) => {
      const merged = rebase(before, typed, now)
      for (const name of ['note', 'pieces', 'names'] as const)
        expect(merged[name]).toEqual(
          JSON.stringify(typed[name]) === JSON.stringify(before[name]) ? now[name] : typed[name],
        )
    }),
  )
})

it('two who write in one group of fields both get their way, and a list is one field', () => {
  const before = { payer: { name: '王', phone: '02' }, owners: ['王'] }
  const typed = { payer: { name: '汪', phone: '02' }, owners: ['王', '林'] }
  const now = { payer: { name: '王', phone: '0912' }, owners: ['王', '陳'] }
  expect(rebase(before, typed, now)).toEqual({ payer: { name: '汪', phone: '0912' }, owners: ['王', '林'] })
})

it('every change of another desk is told once, with what was typed here where both wrote', () => {
  fc.assert(
    fc.property(form, form, form, (before, typed, now) => {
      const [was, theirs] = [factsOf(before), factsOf(now)]
      const merged = mergeNewest(
        { formOf: (item: typeof now) => item, factsOf },
        { seen: before, form: typed },
        now,
      )
      const told = merged.colleagueEdits
      expect(told.map(({ field }) => field)).toEqual(
        theirs.filter(([, value], nth) => value !== was[nth]?.[1]).map(([field]) => field),
      )
      const said = new Map(factsOf(merged.form))
      for (const arrival of told) expect(said.get(arrival.field)).toBe(arrival.mine ?? arrival.theirs)
    }),
  )
})

it('what was taken in is the base of the next time: nothing is told twice, nothing typed is lost', () => {
  const reading = { formOf: (item: { note: string; pieces: number; names: string[] }) => item, factsOf }
  fc.assert(
    fc.property(form, form, form, (before, typed, now) => {
      const once = mergeNewest(reading, { seen: before, form: typed }, now)
      const twice = mergeNewest(reading, once, now)
      expect(twice.form).toEqual(once.form)
      expect(twice.colleagueEdits).toEqual([])
    }),
  )
})

it('a field that only one of the records has counts as empty in the other', () => {
  expect(colleagueEditsOf([['停車位', 'B1-12']], [])).toEqual([
    { field: '停車位', before: 'B1-12', theirs: '' },
  ])
})
