import { mm, type Look, type Paper, sheets } from '#platform/server/paper/paper.ts'
import type { Fact } from '../said.ts'

const labelWidth = mm(17)
const ends = mm(4)

/** What a printer of rolls reaches: 48 mm of 58 and 72 mm of 80, in their middle. */
const reachOf = (roll: number): number => (roll < sheets.thermal80 ? mm(48) : mm(72))

/** A row that knows how high it is before it is drawn: a roll is as long as what stands on it. */
export interface Row {
  height: number
  draw(y: number): void
}

type Words = Look & { size: number; line: number }

export type Roll = ReturnType<typeof rollOf>

/** Rows for a roll so wide, and the roll itself. */
export function rollOf(paper: Paper, roll: number) {
  const width = reachOf(roll)
  const begin = (roll - width) / 2
  const end = begin + width
  const words = (said: string, look: Words, of: 'left' | 'centre'): Row => {
    const parts = paper.lines(said, width, look)
    const at = of === 'left' ? begin : roll / 2
    return {
      height: parts.length * look.line,
      draw: (y) => {
        for (const [nth, part] of parts.entries())
          paper.text(part, at, y + nth * look.line, { ...look, align: of })
      },
    }
  }
  return {
    begin,
    width,
    left: (said: string, look: Words = { size: 9, line: 14 }): Row => words(said, look, 'left'),
    centred: (said: string, look: Words = { size: 9, line: 14 }): Row => words(said, look, 'centre'),
    /** A label, and what it says at the right end; below the label where it has no room beside it. */
    fact({ label, words: said, isStrong }: Fact, begins: number = labelWidth): Row {
      const look = { size: 9, line: 14, ...(isStrong && { weight: 'bold' as const }) }
      const labels = paper.lines(label, begins, { size: 9 })
      const isBelow = paper.widthOf(said, look) > width - begins && paper.widthOf(said, look) <= width
      const parts = isBelow ? ['', said] : paper.lines(said, width - begins, look)
      return {
        height: Math.max(labels.length, parts.length) * look.line + mm(0.6),
        draw: (y) => {
          for (const [nth, part] of labels.entries())
            paper.text(part, begin, y + nth * look.line, { size: 9, line: 14 })
          for (const [nth, part] of parts.entries())
            paper.text(part, end, y + nth * look.line, { ...look, align: 'right' })
        },
      }
    },
    sum: ({ label, words: said }: Pick<Fact, 'label' | 'words'>): Row => ({
      height: 30,
      draw: (y) => {
        paper.text(label, begin, y, { size: 10, line: 28 })
        paper.text(said, end, y, { size: 18, line: 28, weight: 'bold', align: 'right' })
      },
    }),
    rule: {
      height: mm(3),
      draw: (y) => paper.rule(begin, y + mm(1.5), width, { thick: mm(0.3), dash: mm(1) }),
    } satisfies Row as Row,
    /** Draws rows one below the other on a page as long as they are. */
    draw(rows: readonly Row[]): void {
      paper.page([roll, rows.reduce((all, { height }) => all + height, 2 * ends)])
      let y = ends
      for (const row of rows) {
        row.draw(y)
        y += row.height
      }
    },
  }
}
