/** What stands between the parts of a label and nobody types the same way. */
const between = '[-‐-―－−_.．,，、/\\\\\\s　棟栋樓楼層层號号室戶户之]'
/** After a number also the F of a floor. */
const afterNumber = `${between.slice(0, -1)}FfＦｆ]`
const digit = '[0-9０-９]'

const isDigit = (character: string) => /\d/.test(character)
const isBetween = new RegExp(`^${between}$`, 'u')

/** A character as a label may have it: half or full width, small or capital. */
function anyWidth(character: string): string {
  const wide = (c: string) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0)
  if (isDigit(character)) return `[${character}${wide(character)}]`
  const [small, capital] = [character.toLowerCase(), character.toUpperCase()]
  if (/[A-Z]/.test(capital)) return `[${small}${capital}${wide(small)}${wide(capital)}]`
  return character.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

export interface Part {
  character: string
  /** Whether something stood before it. */
  apart: boolean
}

/** The characters that count; an F after a number is the floor's and no part of the name. */
export function partsOf(fragment: string): Part[] {
  const characters = [...fragment.normalize('NFKC').trim()]
  const parts: Part[] = []
  let apart = false
  let before = ''
  for (const [i, character] of characters.entries()) {
    const next = characters[i + 1] ?? ''
    const floor = /f/i.test(character) && isDigit(before) && !/[a-z]/i.test(next)
    if (floor || isBetween.test(character)) apart = true
    else {
      parts.push({ character, apart })
      apart = false
    }
    before = character
  }
  return parts
}

function gap(before: string, { character, apart }: Part): string {
  if (!isDigit(before)) return `${between}*`
  if (!isDigit(character)) return `${afterNumber}*`
  return apart ? `${afterNumber}+` : ''
}

export interface LabelPatterns {
  /** The whole label. */
  exact: string
  /** Whole parts of a label: `12-3` of `A棟-12F-3`. */
  whole: string
  /** The last number may go on: `A1` of `A棟-12F-3`. */
  part: string
}

/**
 * Patterns (for JavaScript and PostgreSQL alike) of the labels that a typed fragment may mean: `A12-3`, `a12f3`, `12-3`,
 * `Ａ１２－３` and `A棟-12F-3` all mean 「A棟-12F-3」. undefined when the fragment holds nothing that names a household.
 */
export function labelPatterns(fragment: string): LabelPatterns | undefined {
  const parts = partsOf(fragment)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return undefined
  const core = parts
    .map((part, i) => (i ? gap(parts[i - 1]?.character ?? '', part) : '') + anyWidth(part.character))
    .join('')
  const start = isDigit(first.character) ? `(?:^|[^0-9０-９])` : ''
  return {
    exact: `^${between}*${core}${afterNumber}*$`,
    whole: isDigit(last.character) ? `${start}${core}(?!${digit})` : start + core,
    part: start + core,
  }
}
