import { charOf } from '#platform/web/input/key-map.ts'

/** A key that went down, as the page saw it. */
export interface KeySeen {
  code: string
  key: string
  shift: boolean
  /** An input method was at work on it. */
  byMethod: boolean
  /** Milliseconds of any steady clock. */
  time: number
}

/** One run of keys: a card, a barcode, or somebody's typing. */
export interface Observed {
  /** What the keys type on a US layout, as readers mean them. */
  text: string
  /** Each key that typed something, with the milliseconds since the one before; 0 for the first. */
  keys: readonly { shown: string; gap: number }[]
  /** Milliseconds from the first to the last of these keys. */
  took: number
  end: 'enter' | 'tab' | 'none'
  byMethod: boolean
}

/** Milliseconds of silence after which a run without an end is over. */
export const runSilence = 700
const ends: Record<string, 'enter' | 'tab'> = { Enter: 'enter', NumpadEnter: 'enter', Tab: 'tab' }

/** Gathers keys into runs; holds no clock and no page. */
export function createObserver() {
  let seen: KeySeen[] = []

  function finish(end: Observed['end']): Observed | undefined {
    const typed = seen.flatMap((key) => {
      const char = charOf(key.code, key.shift)
      return char === undefined ? [] : [{ char, time: key.time }]
    })
    const byMethod = seen.some((key) => key.byMethod)
    seen = []
    const [first] = typed
    const last = typed.at(-1)
    if (!first || !last) return undefined
    return {
      text: typed.map(({ char }) => char).join(''),
      keys: typed.map(({ char, time }, nth) => ({
        shown: char,
        gap: nth === 0 ? 0 : Math.round(time - (typed[nth - 1]?.time ?? time)),
      })),
      took: Math.round(last.time - first.time),
      end,
      byMethod,
    }
  }

  /** The run that this key ends, or that a silence before it had ended. */
  function press(key: KeySeen): Observed | undefined {
    const over = tick(key.time)
    const end = ends[key.code]
    if (end) return over ?? finish(end)
    if (charOf(key.code, key.shift) !== undefined) seen.push(key)
    return over
  }

  function tick(time: number): Observed | undefined {
    const last = seen.at(-1)
    return last && time - last.time >= runSilence ? finish('none') : undefined
  }

  return { press, tick }
}
