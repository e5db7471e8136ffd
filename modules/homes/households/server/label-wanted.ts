import { labelKeys } from './label-key.ts'
import { labelPatterns } from './label-match.ts'

/** What a statement compares labels with, in the order of its first parameters after the others. */
export interface LabelWanted {
  /** Whether the keys that the database keeps can say it; else the slower patterns do. */
  byKey: boolean
  exact: string
  whole: string
  part: string
}

/** How a household h fits what `labelWanted` gives as $1 (exact), $2 (whole) and $3 (part). */
export const labelTests = {
  byKey: {
    // After the last sign of a label an F says as little as a hyphen.
    exact: `rtrim(h.label_key, 'f') = $1`,
    whole: 'strpos(h.label_key, $2) > 0',
    part: 'strpos(h.label_key, $3) > 0',
  },
  byPattern: { exact: 'h.label ~ $1', whole: 'h.label ~ $2', part: 'h.label ~ $3' },
}

/** What a fragment wants of labels; undefined when it names no household. */
export function labelWanted(typed: string): LabelWanted | undefined {
  // So many digits are the number of a telephone, a card or a parcel.
  const patterns = /^\d{7,}$/.test(typed.normalize('NFKC').trim()) ? undefined : labelPatterns(typed)
  if (!patterns) return undefined
  const keys = labelKeys(typed)
  return keys
    ? { byKey: true, exact: keys.whole, whole: keys.whole, part: keys.part }
    : { byKey: false, exact: patterns.exact, whole: patterns.whole, part: patterns.part }
}
