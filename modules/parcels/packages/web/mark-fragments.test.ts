import { expect, test } from 'vitest'
import { markFragments } from './mark-fragments.ts'

const marked = (text: string, typed: string) =>
  markFragments(text, typed)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['A棟-12F-3', '12-3', 'A棟-[12]F-[3]'],
  ['A棟-12F-3', 'a12', '[A]棟-[12]F-3'],
  ['A棟-12F-3', 'A棟-12F-3', '[A][棟]-[12][F]-[3]'],
  ['A棟-12F-3', 'Ａ１２－３', '[A]棟-[12]F-[3]'],
  ['王建民', '建', '王[建]民'],
  ['A棟-12F-3', '678', 'A棟-12F-3'],
  ['A棟-12F-3', '', 'A棟-12F-3'],
])('In %s the typed %s is marked as %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
})

test('Marking loses no character', () => {
  expect(
    markFragments('A棟-12F-3', '12-3')
      .map((piece) => piece.text)
      .join(''),
  ).toBe('A棟-12F-3')
})
