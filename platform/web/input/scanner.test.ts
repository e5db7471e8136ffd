import { describe, expect, it } from 'vitest'
import { createRecogniser, type Recogniser, type Stroke, type Verdict } from './scanner.ts'

const CODE = 'AB12cd3456'

/** The key down events of a text at a pace, as a reader sends them: shift goes down before a capital. */
function strokes(text: string, start: number, gap: number): Stroke[] {
  return [...text].flatMap((char, nth): Stroke[] => {
    const time = start + nth * gap
    const code = /\d/.test(char) ? `Digit${char}` : char === '/' ? 'Slash' : `Key${char.toUpperCase()}`
    const shift = /[A-Z]/.test(char)
    return shift
      ? [
          { code: 'ShiftLeft', shift, time },
          { code, shift, time },
        ]
      : [{ code, shift, time }]
  })
}
const enter = (time: number) => ({ code: 'Enter', shift: false, time })
const play = (reader: Recogniser, keys: Stroke[]): Verdict[] => keys.map((key) => reader.press(key))
const scansOf = (verdicts: Verdict[]) =>
  verdicts.flatMap((verdict) => (verdict.scan ? [verdict.scan.text] : []))

describe('the recogniser', () => {
  it('knows a scan with gaps of 10 ms, capitals too, and keeps its Enter', () => {
    const verdicts = play(createRecogniser(), [...strokes(CODE, 1000, 10), enter(1100)])
    expect(scansOf(verdicts)).toEqual([CODE])
    expect(verdicts.at(-1)?.swallow).toBe(true)
    expect(verdicts.at(-1)?.scan?.took).toBe(90)
  })

  it('lets at most three keys land, and says once that they must be taken back', () => {
    const verdicts = play(createRecogniser(), [...strokes('12345678', 0, 10), enter(80)])
    expect(verdicts.map((verdict) => verdict.swallow)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ])
    expect(verdicts.filter((verdict) => verdict.undo)).toHaveLength(1)
    expect(verdicts[0]?.first).toBe(true)
  })

  it('leaves the typing of a person alone, quick as it may be', () => {
    for (const gap of [55, 80, 120, 300]) {
      const verdicts = play(createRecogniser(), [...strokes('0912345678', 0, gap), enter(10 * gap)])
      expect(verdicts.some((verdict) => verdict.swallow || verdict.undo || verdict.scan)).toBe(false)
    }
  })

  it('leaves a person alone who rolls three keys quickly within a word', () => {
    const keys = [...strokes('abc', 0, 20), ...strokes('def', 200, 20), enter(400)]
    expect(play(createRecogniser(), keys).some((verdict) => verdict.swallow)).toBe(false)
  })

  it('tells two scans back to back', () => {
    const reader = createRecogniser()
    const keys = [...strokes('1111', 0, 10), enter(40), ...strokes('2222222', 50, 10), enter(120)]
    expect(scansOf(play(reader, keys))).toEqual(['1111', '2222222'])
  })

  it('tells two scans without Enter by the pause between them, even if no timer ran', () => {
    const reader = createRecogniser()
    expect(scansOf(play(reader, [...strokes('11112', 0, 10), ...strokes('3333', 700, 10)]))).toEqual([
      '11112',
    ])
    expect(reader.tick(1400)?.text).toBe('3333')
  })

  it('ends a scan without Enter after 600 ms of silence, and swallows an Enter that comes late', () => {
    const reader = createRecogniser()
    play(reader, strokes('906284471203', 0, 10))
    expect(reader.busy()).toBe(true)
    expect(reader.tick(700)).toBeUndefined()
    expect(reader.tick(720)?.text).toBe('906284471203')
    expect(reader.tick(1300)).toBeUndefined()
    expect(reader.press(enter(800)).swallow).toBe(true)
    expect(reader.press(enter(900)).swallow).toBe(false)
  })

  it.each([1, 2, 3, 5, 9])('keeps a scan whole whose keys stall for 180 ms after the first %i', (nth) => {
    const keys = strokes('906284483517', 0, 8).map((key, at) => ({
      ...key,
      time: key.time + (at >= nth ? 180 : 0),
    }))
    const verdicts = play(createRecogniser(), [...keys, enter(300)])
    expect(scansOf(verdicts)).toEqual(['906284483517'])
  })

  it('reads an input method’s keys by their code: a composition (keyCode 229) changes nothing', () => {
    // Under a Chinese input method key is "Process"; code and shift are all that the recogniser is given.
    const verdicts = play(createRecogniser(), [...strokes('SU3CL3', 0, 12), enter(72)])
    expect(scansOf(verdicts)).toEqual(['SU3CL3'])
  })

  it('finds the scan that comes right after a typed character', () => {
    const verdicts = play(createRecogniser(), [
      ...strokes('a', 0, 1),
      ...strokes('12345', 90, 10),
      enter(140),
    ])
    expect(scansOf(verdicts)).toEqual(['12345'])
  })

  it('takes all that landed in a field for codes, however a busy machine parts it; elsewhere only the code', () => {
    const parted = [
      ...strokes('9', 0, 5),
      ...strokes('06', 400, 5),
      ...strokes('28556155', 1100, 5),
      enter(1150),
    ]
    const inField = parted.map((stroke) => ({ ...stroke, isCode: true }))
    const verdicts = play(createRecogniser(), inField)
    expect(scansOf(verdicts)).toEqual(['90628556155'])
    expect(verdicts.filter((verdict) => verdict.first)).toHaveLength(1)
    expect(scansOf(play(createRecogniser(), parted))).toEqual(['28556155'])
    const after = (pause: number) =>
      [...strokes('12', 0, 5), ...strokes('AB123', pause, 5), enter(pause + 30)].map((stroke) => ({
        ...stroke,
        isCode: true,
      }))
    expect(scansOf(play(createRecogniser(), after(900)))).toEqual(['12AB123'])
    expect(scansOf(play(createRecogniser(), after(1200)))).toEqual(['AB123'])
  })

  it('ignores what is shorter than four characters, and lets its Enter through', () => {
    const verdicts = play(createRecogniser(), [...strokes('123', 0, 10), enter(30)])
    expect(verdicts.some((verdict) => verdict.swallow || verdict.scan)).toBe(false)
  })

  it('ends with Tab too, and reads signs', () => {
    const keys = [...strokes('/ABC123', 0, 10), { code: 'Tab', shift: false, time: 70 }]
    expect(scansOf(play(createRecogniser(), keys))).toEqual(['/ABC123'])
  })

  describe('a hot key just before a scan', () => {
    const hotKey = (time: number): Stroke[] => [
      { code: 'AltLeft', shift: false, held: true, time: time - 5 },
      { code: 'KeyH', shift: false, held: true, time },
    ]

    it.each([1, 20, 59])('%i ms before it is no sign of it', (gap) => {
      const reader = createRecogniser()
      const verdicts = play(reader, [...hotKey(100), ...strokes('906284471203', 100 + gap, 8), enter(300)])
      expect(scansOf(verdicts)).toEqual(['906284471203'])
      // What the field held before the scan itself is what it gets back.
      expect(verdicts.filter((verdict) => verdict.first)).toHaveLength(2)
      expect(verdicts[2]?.first).toBe(true)
    })

    it('is none either when two were pressed in a row, or when the scan stalls after them', () => {
      for (const stall of [20, 180]) {
        const keys = [...hotKey(100), ...hotKey(120), ...strokes('906284471203', 120 + stall, 8)]
        expect(scansOf(play(createRecogniser(), [...keys, enter(500)]))).toEqual(['906284471203'])
      }
    })

    it('changes nothing for a reader that holds a modifier all the while, or in the middle of a code', () => {
      const all = strokes('906284471203', 0, 8).map((key) => ({ ...key, held: true }))
      expect(scansOf(play(createRecogniser(), [...all, enter(100)]))).toEqual(['906284471203'])
      const item = strokes('906284471203', 0, 8).map((key, nth) => ({ ...key, held: nth === 6 }))
      expect(scansOf(play(createRecogniser(), [...item, enter(100)]))).toEqual(['906284471203'])
    })
  })
})
