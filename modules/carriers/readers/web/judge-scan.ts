import './reader-texts.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { isTypedCard, judgePhoneBarcode } from '#platform/web/input/scan-rules.ts'

/** What a reader reads: the barcode of a resident's app, or a card or tag. */
export type ReaderKind = 'phone' | 'card'

/** A code that may be looked up, why it may not be, or nothing (R331). */
export type Judged = { code: string } | { refused: string } | undefined

/**
 * Judges what came from a reader or a hand: a phone's barcode has 16 characters (R329), a card's keys take a second at most
 * where typing is not allowed (R332). `took` in ms from the first key to the last; absent for what was allowed to be typed.
 */
export function judgeScan(kind: ReaderKind, raw: string, took?: number): Judged {
  // Full-width letters come from Chinese input methods.
  const code = raw.normalize('NFKC').trim()
  if (kind === 'card') {
    if (took !== undefined && isTypedCard(took)) return refuseTypedCard()
    return code === '' ? undefined : { code }
  }
  const verdict = judgePhoneBarcode(code)
  if (verdict === 'length') return { refused: text('readers', 'barcodeLength') }
  return verdict === 'ok' ? { code } : undefined
}

/** R332, in the words of the documents. */
export const refuseTypedCard = (): { refused: string } => ({ refused: text('readers', 'cardFailed') })
