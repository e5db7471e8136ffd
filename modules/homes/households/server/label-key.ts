import { partsOf } from './label-match.ts'

export interface LabelKeys {
  /** A whole key, or whole parts of one. */
  whole: string
  /** The last number may go on. */
  part: string
}

const isDigit = (character: string) => /\d/.test(character)
// An F may be the floor's or not; ß and ı are other letters' capitals.
const needsPattern = (character: string) =>
  /[Ff⟨⟩]/.test(character) || (!/[A-Za-z]/.test(character) && /[A-Z]/.test(character.toUpperCase()))

/**
 * What was typed in the form that `household.label_key` has, meaning what `labelPatterns` means. undefined when only a
 * pattern can say it.
 */
export function labelKeys(fragment: string): LabelKeys | undefined {
  let part = ''
  let before = ''
  for (const { character, apart } of partsOf(fragment)) {
    if (needsPattern(character)) return undefined
    const goesOn = isDigit(before) && isDigit(character) && !apart
    if (isDigit(before) && !goesOn) part += '⟩'
    if (isDigit(character) && !goesOn) part += '⟨'
    part += /[A-Z]/.test(character) ? character.toLowerCase() : character
    before = character
  }
  return { part, whole: isDigit(before) ? `${part}⟩` : part }
}
