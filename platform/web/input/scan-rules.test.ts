import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCardInput, isTypedCard, judgePhoneBarcode } from './scan-rules.ts'

const digits = (text: string, start: number, gap: number) =>
  [...text].map((digit, nth) => ({ code: `Digit${digit}`, shift: false, time: start + nth * gap }))
const enter = (time: number) => ({ code: 'Enter', shift: false, time })

describe('a phone barcode', () => {
  it('has exactly 16 characters (R329)', () => {
    expect(judgePhoneBarcode('1234567890123456')).toBe('ok')
    expect(judgePhoneBarcode('123456789012345')).toBe('length')
    expect(judgePhoneBarcode('12345678901234567')).toBe('length')
  })
  it('that is empty is ignored (R331)', () => expect(judgePhoneBarcode('')).toBe('empty'))
})

describe('a card without manual input', () => {
  it('is read when its keys take no more than a second', () => {
    const card = createCardInput()
    const seen = [...digits('0212819127', 0, 90), enter(900)].map((key) => card.press(key))
    expect(seen.filter(Boolean)).toEqual([{ code: '0212819127' }])
    expect(isTypedCard(1000)).toBe(false)
    expect(isTypedCard(1001)).toBe(true)
  })

  it('is refused, once, when its keys go on longer than a second (R332)', () => {
    const card = createCardInput()
    const seen = [...digits('02128191270212', 0, 150), enter(2100)].map((key) => card.press(key))
    expect(seen.filter(Boolean)).toEqual(['refused'])
  })

  it('is read after a refusal and after a key that was left lying', () => {
    const card = createCardInput()
    for (const key of digits('123456789', 0, 200)) card.press(key)
    card.press({ code: 'Digit1', shift: false, time: 5000 })
    const seen = [...digits('7777', 9000, 20), enter(9080)].map((key) => card.press(key))
    expect(seen.filter(Boolean)).toEqual([{ code: '7777' }])
  })

  it('ignores an Enter alone (R331)', () => expect(createCardInput().press(enter(5))).toBeUndefined())

  // Whatever the rhythm: only the time from the first key to the end counts.
  const rhythm = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 4, maxLength: 24 })
  const play = (gaps: readonly number[]) => {
    const card = createCardInput()
    let time = 0
    const keys = gaps.map((gap, nth) => {
      time += nth === 0 ? 0 : gap
      return { code: 'Digit7', shift: false, time }
    })
    const seen = [...keys, enter(time + 5)].map((key) => card.press(key)).filter(Boolean)
    return { seen, took: time + 5 }
  }

  it('is read, or refused exactly once, by the time of the whole input alone (R332)', () => {
    fc.assert(
      fc.property(rhythm, (gaps) => {
        const { seen, took } = play(gaps)
        expect(seen).toEqual(took > 1000 ? ['refused'] : [{ code: '7'.repeat(gaps.length) }])
      }),
    )
  })

  it('is read from any reader: up to 20 characters at gaps of 1 to 50 ms', () => {
    const pace = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 4, maxLength: 20 })
    fc.assert(
      fc.property(pace, (gaps) => {
        expect(play(gaps).seen).toEqual([{ code: '7'.repeat(gaps.length) }])
      }),
    )
  })
})
