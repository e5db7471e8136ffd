import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut } from './cut.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 40 })

test('A text is cut between characters, never within one, and says when some are left out', () => {
  fc.assert(
    fc.property(text, fc.nat(30), (whole, most) => {
      const characters = [...whole]
      const short = cut(whole, most, '…')
      expect(short).toBe(characters.length > most ? `${characters.slice(0, most).join('')}…` : whole)
    }),
  )
  expect(cut('𠮷田𠮷田', 3)).toBe('𠮷田𠮷')
})
