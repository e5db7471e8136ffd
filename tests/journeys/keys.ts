import type { Page } from 'playwright'
import { scan } from './browser.ts'

/** A keyboard that counts: what a job costs the hands. Whoever fills or clicks beside it does not count it. */
export interface Keys {
  /** Keys that went down; a chord costs each of its keys, Alt+A two. */
  readonly pressed: number
  /** What a reader read; its keys are nobody's. */
  readonly scanned: number
  /** Presses a key or a chord, written as Playwright writes it, so many times. */
  press(chord: string, times?: number): Promise<void>
  /** Types as slowly as people do, so that no reader is seen in it; only for text that needs no input method. */
  type(text: string): Promise<void>
  scan(code: string): Promise<void>
}

/** The counting keyboard and reader of a page. */
export function keysOf(page: Page): Keys {
  const count = { pressed: 0, scanned: 0 }
  return {
    get pressed() {
      return count.pressed
    },
    get scanned() {
      return count.scanned
    },
    async press(chord, times = 1) {
      count.pressed += times * chord.split('+').length
      for (let n = 0; n < times; n++) await page.keyboard.press(chord)
    },
    async type(text) {
      count.pressed += text.length
      await page.keyboard.type(text, { delay: 90 })
    },
    async scan(code) {
      count.scanned++
      await scan(page, code)
    },
  }
}
