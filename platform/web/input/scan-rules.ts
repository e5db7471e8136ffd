import { charOf } from './key-map.ts'
import type { Stroke } from './scanner.ts'

const PHONE_BARCODE = 16
const CARD_MS = 1000
const ENDS = ['Enter', 'NumpadEnter', 'Tab']

/** A resident's phone barcode has exactly 16 characters (R329); an empty code is ignored (R331). */
export function judgePhoneBarcode(code: string): 'ok' | 'empty' | 'length' {
  if (code === '') return 'empty'
  return code.length === PHONE_BARCODE ? 'ok' : 'length'
}

/** Whether a card's keys came too slowly, which means by hand (R332). `took` in ms. */
export const isTypedCard = (took: number): boolean => took > CARD_MS

export interface CardInput {
  /** The card's code when it is complete, 'refused' once when the keys go on longer than a second (R332). */
  press(stroke: Stroke): { code: string } | 'refused' | undefined
  reset(): void
}

/** Collects the keys of a slow reader where typing by hand is not allowed. */
export function createCardInput(): CardInput {
  let typed = ''
  let begun = 0
  let last = Number.NEGATIVE_INFINITY
  let refused = false

  function reset(): void {
    typed = ''
    refused = false
  }

  function press({ code, shift, time }: Stroke): ReturnType<CardInput['press']> {
    if (time - last > CARD_MS) reset()
    const ends = ENDS.includes(code)
    const char = charOf(code, shift)
    if (!ends && char === undefined) return undefined
    last = time
    if (refused) {
      if (ends) reset()
      return undefined
    }
    if (typed === '') begun = time
    else if (isTypedCard(time - begun)) {
      reset()
      refused = !ends
      return 'refused'
    }
    if (!ends) {
      typed += char
      return undefined
    }
    const complete = typed
    reset()
    return complete === '' ? undefined : { code: complete }
  }

  return { press, reset }
}
