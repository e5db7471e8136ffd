import { maskMobile, maskName, maskPlate } from '#platform/contract/masking.ts'
import type { Mask } from '#platform/server/export-sheet.ts'

const asIs = (text: string) => text
/** As barcodes are shown everywhere (R121). */
const shownEnd = 7

/** What an export shows of people; the default. */
export const masked: Mask = {
  name: maskName,
  phone: maskMobile,
  plate: maskPlate,
  words: () => '',
  code: (text) => (text.length > shownEnd ? `…${text.slice(-shownEnd)}` : text),
}

/** Everything as it is, for accounts that may and said why. */
export const unmasked: Mask = { name: asIs, phone: asIs, plate: asIs, words: asIs, code: asIs }
