export interface Piece {
  text: string
  hit: boolean
}

/**
 * Cuts a text into what was typed and what was not, for the eye: `12-3` in `A棟-12F-3` hits `12` and `3`. What is typed
 * must come in its order; otherwise nothing is hit.
 */
export function markFragments(text: string, typed: string): Piece[] {
  const words = typed.normalize('NFKC').match(/\d+|[a-z]+|\p{Script=Han}+/giu) ?? []
  const lower = text.toLowerCase()
  const pieces: Piece[] = []
  let at = 0
  for (const [i, word] of words.entries()) {
    const found = lower.indexOf(word.toLowerCase(), at)
    if (found < 0) {
      // The F of a floor is typed or not, as one likes.
      if (/^f$/i.test(word) && i > 0) continue
      return [{ text, hit: false }]
    }
    if (found > at) pieces.push({ text: text.slice(at, found), hit: false })
    pieces.push({ text: text.slice(found, found + word.length), hit: true })
    at = found + word.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false })
  return pieces
}
