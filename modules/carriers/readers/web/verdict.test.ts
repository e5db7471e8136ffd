import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultReaderChoice } from '#platform/web/input/reader-choice.ts'
import { createObserver, type KeySeen, type Observed, runSilence } from './observe.ts'
import { verdictOf } from './verdict.ts'

const codes: Record<string, [string, boolean]> = {
  ';': ['Semicolon', false],
  '?': ['Slash', true],
  '/': ['Slash', false],
  ',': ['Comma', false],
  '%': ['Digit5', true],
}
const keyOf = (char: string): [string, boolean] =>
  codes[char] ??
  (/\d/.test(char) ? [`Digit${char}`, false] : [`Key${char.toUpperCase()}`, /[A-Z]/.test(char)])

/** The keys of a text at a pace, and what an observer makes of them. */
function observe(text: string, gap: number, end?: 'Enter' | 'Tab', byMethod = false): Observed {
  const observer = createObserver()
  const keys: KeySeen[] = [...text].map((char, nth) => {
    const [code, shift] = keyOf(char)
    return { code, shift, key: byMethod ? 'Process' : char, byMethod, time: 1000 + nth * gap }
  })
  const last = 1000 + (text.length - 1) * gap
  for (const key of keys) expect(observer.press(key)).toBeUndefined()
  const seen = end
    ? observer.press({ code: end, shift: false, key: end, byMethod: false, time: last + gap })
    : observer.tick(last + runSilence)
  if (!seen) throw new Error('nothing was observed')
  return seen
}
const judge = (text: string, gap = 10, end?: 'Enter' | 'Tab') =>
  verdictOf(observe(text, gap, end), defaultReaderChoice)

describe('the self-test', () => {
  it('tells every key with the time since the one before, how long it took, and what ended it', () => {
    const seen = observe('9F3A61C2', 12, 'Enter')
    expect(seen).toMatchObject({ text: '9F3A61C2', took: 84, end: 'enter', byMethod: false })
    expect(seen.keys.map(({ gap }) => gap)).toEqual([0, 12, 12, 12, 12, 12, 12, 12])
    expect(observe('0139284756', 10, 'Tab').end).toBe('tab')
    expect(observe('0139284756', 10).end).toBe('none')
  })

  it('reads through an input method, and says that one was at work', () => {
    expect(observe('9F3A61C2', 10, 'Enter', true)).toMatchObject({ text: '9F3A61C2', byMethod: true })
  })

  it('starts anew after an end; an end alone says nothing', () => {
    const observer = createObserver()
    expect(
      observer.press({ code: 'Enter', shift: false, key: 'Enter', byMethod: false, time: 5 }),
    ).toBeUndefined()
  })

  it('tells a reader from a slow one and from a hand, for any even pace (R332)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (gap) => {
        const took = 9 * gap
        expect(judge('0139284756', gap, 'Enter').pace).toBe(
          took > 1000 ? 'hand' : gap <= 50 ? 'reader' : 'slow',
        )
      }),
    )
  })

  it('names the ways in which a card can be read', () => {
    expect(judge('9F3A61C2')).toMatchObject({
      kind: 'card',
      readings: [{ format: 'hex', uid: '9F3A61C2', reversed: 'C2613A9F' }],
    })
    expect(judge('0389146944').readings.map(({ format, uid }) => [format, uid])).toEqual([
      ['8H10D', '1731E940'],
    ])
    expect(judge('02131,19127').readings[0]?.format).toBe('4H4H')
    expect(judge('12345678').readings.map(({ format }) => format)).toEqual(['hex', '8H10D', '6H8D'])
  })

  it('knows what is no card: a phone’s barcode, a certificate of the same length, an e-invoice, a UID that changes', () => {
    expect(judge('LSF8K2M4Q7R9T3WX').kind).toBe('phone')
    expect(judge('AB12345678901234').kind).toBe('certificate')
    expect(judge('/ABC1234').kind).toBe('invoice')
    expect(judge('08534AB7').kind).toBe('random')
    expect(judge('EZ123456789TW').kind).toBe('other')
  })

  it('finds signs that the reader puts around the code, until this browser takes them away', () => {
    const seen = observe(';9F3A61C2?', 10, 'Enter')
    const verdict = verdictOf(seen, defaultReaderChoice)
    expect(verdict).toMatchObject({ code: '9F3A61C2', kind: 'card', extra: { prefix: ';', suffix: '?' } })
    const known = verdictOf(seen, { ...defaultReaderChoice, prefix: ';', suffix: '?' })
    expect(known).toMatchObject({ code: '9F3A61C2', extra: undefined })
  })
})
