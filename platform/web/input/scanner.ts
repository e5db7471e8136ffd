import { charOf } from './key-map.ts'

export interface Stroke {
  code: string
  shift: boolean
  /** Alt, Ctrl or Meta is held down as a key of its own: a person's hot key, unless a whole scan comes so. */
  held?: boolean
  /** Milliseconds of any steady clock. */
  time: number
  /** It lands in a field that takes nothing but codes (`data-scans="code"`): all that was typed there belongs to the code. */
  isCode?: boolean
}
export interface Scan {
  text: string
  /** Milliseconds from the first key to the last. */
  took: number
}
export interface Verdict {
  /** The key belongs to a scan: it must not reach the page. */
  swallow: boolean
  /** A scan has just been recognised: take back what its first keys have typed. */
  undo: boolean
  /** This key begins a run: remember what it may change. */
  first: boolean
  scan?: Scan
}
export interface ReaderSettings {
  /** The shortest scan. */
  minLength: number
  /** The largest mean gap of a reader's keys, ms. People need more than 100. */
  gap: number
  /** A gap that parts keys that are not known as a scan yet, ms. */
  silence: number
  /** A stall after which the quick keys before it still belong to the scan that follows, ms. */
  stall: number
  /** The same in a field that takes nothing but codes, ms: nobody begins a code by hand there and scans within a second. */
  codeStall: number
  /** A pause that ends a known scan without Enter, ms. A busy machine stalls for less. */
  pause: number
  /** Codes that end a scan, besides silence. */
  ends: readonly string[]
}

export const readerDefaults: ReaderSettings = {
  minLength: 4,
  gap: 50,
  silence: 60,
  stall: 250,
  codeStall: 1000,
  pause: 600,
  ends: ['Enter', 'NumpadEnter', 'Tab'],
}
/** How long after a scan that ended by silence its Enter may still come. */
const LATE_END = 1000
const SHIFTS = ['ShiftLeft', 'ShiftRight', 'CapsLock']

export interface Recogniser {
  /** Judges one key down. A scan that a pause had ended comes out with the next key if `tick` was not called. */
  press(stroke: Stroke): Verdict
  /** Ends a scan by silence; call it `settings.pause` after the last key. */
  tick(time: number): Scan | undefined
  reset(): void
  /** Whether a recognised scan is under way. */
  busy(): boolean
}

/** Tells the keys of a reader from those of a person by their pace. Holds no clock and no page. */
export function createRecogniser(settings: ReaderSettings = readerDefaults): Recogniser {
  let typed = ''
  let begun = 0
  let last = Number.NEGATIVE_INFINITY
  let known = false
  // What was typed so far came with a modifier held down.
  let isHeld = false
  let ended = Number.NEGATIVE_INFINITY
  // What came just before a stall, quick keys or one: the head of a scan whose rest comes late.
  let head: { text: string; begun: number; last: number } | undefined

  function reset(): void {
    typed = ''
    known = false
    isHeld = false
    head = undefined
  }

  function part(time: number, isCode: boolean): void {
    const isSoon = time - last <= (isCode ? settings.codeStall : settings.stall)
    // Shift went down first, and parted it already.
    const isParted = typed === ''
    const quick = !isHeld && (isCode || (last - begun) / Math.max(1, typed.length - 1) <= settings.gap)
    const before = isParted || isCode ? head : undefined
    const text = (before?.text ?? '') + typed
    head = isSoon && (isParted || quick) && text ? { text, begun: before?.begun ?? begun, last } : undefined
    typed = ''
  }

  function finish(): Scan {
    const scan = { text: typed, took: last - begun }
    reset()
    return scan
  }

  function isPace(): boolean {
    return typed.length >= settings.minLength && (last - begun) / (typed.length - 1) <= settings.gap
  }

  function tick(time: number, isCode = false): Scan | undefined {
    if (!known) {
      if (time - last > settings.silence) part(time, isCode)
      return undefined
    }
    if (time - last < settings.pause) return undefined
    ended = last
    return finish()
  }

  function press({ code, shift, held = false, time, isCode = false }: Stroke): Verdict {
    const scan = tick(time, isCode)
    if (SHIFTS.includes(code)) return { swallow: known, undo: false, first: false, scan }
    if (settings.ends.includes(code)) {
      if (!scan && typed !== '' && (known || isPace())) {
        const undo = !known
        return { swallow: true, undo, first: false, scan: finish() }
      }
      const late = time - ended <= LATE_END
      ended = Number.NEGATIVE_INFINITY
      reset()
      return { swallow: late, undo: false, first: false, scan }
    }
    const char = charOf(code, shift)
    if (char === undefined) {
      if (!known) reset()
      return { swallow: known, undo: false, first: false, scan }
    }
    // A hot key just before a scan is not its first sign.
    if (!known && isHeld && !held) reset()
    // One key alone may as well have been a person's, but nobody types a digit just before a scan that begins with one.
    if (typed === '' && !isCode && head?.text.length === 1 && !/^\d\d$/.test(head.text + char))
      head = undefined
    const first = typed === '' && !head
    if (typed === '') {
      begun = time
      isHeld = held
    }
    typed += char
    last = time
    const undo = !known && isPace()
    if (undo) {
      known = true
      if (head) {
        typed = head.text + typed
        begun = head.begun
      }
    }
    return { swallow: known, undo, first, scan }
  }

  return { press, tick, reset, busy: () => known }
}
