import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareCode, isTellable, settingsOf } from './reader-choice.ts'
import { createRecogniser, type Stroke } from './scanner.ts'

const sign = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(';', '%', '?', ':', '=') })
const code = fc.string({ minLength: 4, maxLength: 20, unit: fc.constantFrom(...'0123456789ABCDEF') })

describe('what a reader of this browser puts around a code', () => {
  it('is taken away, before and after, and nothing else', () => {
    fc.assert(
      fc.property(code, sign, sign, (text, prefix, suffix) => {
        expect(bareCode(prefix + text + suffix, { prefix, suffix })).toBe(text)
        expect(bareCode(text, { prefix, suffix })).toBe(text)
        expect(bareCode(prefix + text, { prefix: '', suffix: '' })).toBe(prefix + text)
      }),
    )
  })

  it('must hold a sign: letters and digits alone may be part of a code', () => {
    expect(['', ';', 'UID:', 'ID='].every(isTellable)).toBe(true)
    expect(['0', 'A', 'ID'].some(isTellable)).toBe(false)
  })
})

describe('the key that ends a scan', () => {
  const keys = (last: string): Stroke[] => [
    ...[...'12345678'].map((digit, nth) => ({ code: `Digit${digit}`, shift: false, time: nth * 10 })),
    { code: last, shift: false, time: 80 },
  ]
  const scanned = (end: 'auto' | 'enter' | 'tab' | 'none', last: string) => {
    const reader = createRecogniser(settingsOf({ end }))
    return keys(last).flatMap((key) => reader.press(key).scan?.text ?? [])
  }

  it('is Enter or Tab unless somebody chose', () => {
    expect(scanned('auto', 'Enter')).toEqual(['12345678'])
    expect(scanned('auto', 'Tab')).toEqual(['12345678'])
  })
  it('is the chosen one alone; a scan that ends otherwise ends by silence', () => {
    expect(scanned('tab', 'Tab')).toEqual(['12345678'])
    expect(scanned('tab', 'Enter')).toEqual([])
    const reader = createRecogniser(settingsOf({ end: 'none' }))
    for (const key of keys('Enter')) reader.press(key)
    expect(reader.tick(700)?.text).toBe('12345678')
  })
})
