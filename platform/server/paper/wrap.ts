/** What no line begins with. */
const trailing = new Set('，。、；：？！）」』】〉》…,.;:?!)%')

/** What stays whole: the label of a household (A棟-12F-3), and words of Latin letters and digits. */
const whole =
  /[\p{Script=Latin}\d]+\p{Script=Han}-[\p{Script=Latin}\d-]+|[\p{Script=Latin}\d.,/:-]+|[^\S\n]+|./gu

/** Words and labels stay whole; every other character may end a line, unless the next one may not begin one. */
function piecesOf(words: string): string[] {
  const pieces: string[] = []
  for (const piece of words.match(whole) ?? []) {
    if (pieces.length && trailing.has(piece)) pieces.push(`${pieces.pop()}${piece}`)
    else pieces.push(piece)
  }
  return pieces
}

/** Breaks words into lines that are no wider than `width` by what `widthOf` says; a piece that is wider by itself is cut. */
export function wrap(words: string, width: number, widthOf: (words: string) => number): string[] {
  return words.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    const add = (piece: string) => {
      if (!line || widthOf(line + piece) <= width) line += piece
      else {
        lines.push(line.trimEnd())
        line = piece.trimStart()
      }
    }
    for (const piece of piecesOf(paragraph))
      if (widthOf(piece) <= width) add(piece)
      else for (const character of piece) add(character)
    return [...lines, line.trimEnd()]
  })
}
