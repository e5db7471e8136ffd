import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelPatterns } from './label-match.ts'

function rank(fragment: string, label: string): 'exact' | 'whole' | 'part' | undefined {
  const patterns = labelPatterns(fragment)
  if (!patterns) return undefined
  return (['exact', 'whole', 'part'] as const).find((name) => new RegExp(patterns[name], 'u').test(label))
}

describe('A household is found however its label is typed', () => {
  test.each([
    'A棟-12F-3',
    'A12-3',
    'a12-3',
    'a12f3',
    'A12F-3',
    'Ａ１２－３',
    'ａ１２ｆ３',
    'A棟12樓之3',
    'A 12 3',
    'A棟 12F 3號',
  ])('%s means A棟-12F-3', (typed) => {
    expect(rank(typed, 'A棟-12F-3')).toBe('exact')
  })

  test.each([
    ['a12f3', 'A12-3'],
    ['A棟-12F-3', 'A12-3'],
    ['A12F-3', 'A棟12樓之3'],
    ['A12-3', 'Ａ棟－１２Ｆ－３'],
    ['F5-2', 'F棟-5F-2'],
  ])('%s means %s, however the community writes its labels', (typed, label) => {
    expect(rank(typed, label)).toBe('exact')
  })

  test.each([
    ['12-3', 'A棟-12F-3'],
    ['12F', 'A棟-12F-3'],
    ['A棟', 'A棟-12F-3'],
    ['a12', 'A棟-12F-3'],
    ['3', 'A棟-12F-3'],
    ['管理', '管理中心-櫃台'],
    ['中心櫃', '管理中心-櫃台'],
    ['B1', 'A棟-B1F-3'],
  ])('%s is a whole part of %s', (typed, label) => {
    expect(rank(typed, label)).toBe('whole')
  })

  test.each([
    ['A1', 'A棟-12F-3'],
    ['12-3', 'A棟-12F-31'],
    ['A12-3', 'A棟-12F-31'],
  ])('%s is the beginning of a part of %s', (typed, label) => {
    expect(rank(typed, label)).toBe('part')
  })

  test.each([
    ['2-3', 'A棟-12F-3'],
    ['B12-3', 'A棟-12F-3'],
    ['123', 'A棟-12F-3'],
    ['A12-3', 'A棟-1F-23'],
    ['A13', 'A棟-12F-3'],
    ['.*', 'A棟-12F-3'],
    ['(', 'A棟-12F-3'],
    ['-', 'A棟-12F-3'],
    ['', 'A棟-12F-3'],
  ])('%s does not mean %s', (typed, label) => {
    expect(rank(typed, label)).toBeUndefined()
  })

  test('a label is found by itself, and by itself in full width', () => {
    const label = fc
      .tuple(
        fc.constantFrom('A', 'B', 'F', '松濤', '第二', ''),
        fc.constantFrom('棟', ''),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 30 }),
      )
      .map(([building, word, floor, unit]) => `${building}${word}-${floor}F-${unit}`)
    const wide = (text: string) =>
      text.replace(/[0-9A-Z]/g, (c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0))
    fc.assert(
      fc.property(label, (name) => {
        expect(rank(name, name)).toBe('exact')
        expect(rank(wide(name), name)).toBe('exact')
        expect(rank(name, wide(name))).toBe('exact')
      }),
    )
  })

  test('whatever is typed gives patterns that work', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        rank(typed, 'A棟-12F-3')
      }),
    )
  })
})
