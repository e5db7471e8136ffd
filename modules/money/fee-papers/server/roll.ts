import { mm, type Look, type Paper } from '#platform/server/paper/paper.ts'
import type { Fact } from '../said.ts'

export const margin = mm(4)
const labelWidth = mm(17)

/** A row that knows how high it is before it is drawn: a roll is as long as what stands on it. */
export interface Row {
  height: number
  draw(y: number): void
}

type Words = Look & { size: number; line: number }

/** Rows for a roll so wide, and the roll itself. */
export function rollOf(paper: Paper, roll: number) {
  const width = roll - 2 * margin
  const end = margin + width
  const words = (said: string, look: Words, of: 'left' | 'centre'): Row => {
    const parts = paper.lines(said, width, look)
    const at = of === 'left' ? margin : roll / 2
    return {
      height: parts.length * look.line,
      draw: (y) => {
        for (const [nth, part] of parts.entries())
          paper.text(part, at, y + nth * look.line, { ...look, align: of })
      },
    }
  }
  return {
    width,
    left: (said: string, look: Words = { size: 9, line: 14 }): Row => words(said, look, 'left'),
    centred: (said: string, look: Words = { size: 9, line: 14 }): Row => words(said, look, 'centre'),
    /** A label, and what it says at the right end. */
    fact({ label, words: said, isStrong }: Fact, begins: number = labelWidth): Row {
      const look = { size: 9, line: 14, ...(isStrong && { weight: 'bold' as const }) }
      const labels = paper.lines(label, begins)
      const parts = paper.lines(said, width - begins, look)
      return {
        height: Math.max(labels.length, parts.length) * look.line + mm(0.6),
        draw: (y) => {
          for (const [nth, part] of labels.entries())
            paper.text(part, margin, y + nth * look.line, { size: 9, line: 14 })
          for (const [nth, part] of parts.entries())
            paper.text(part, end, y + nth * look.line, { ...look, align: 'right' })
        },
      }
    },
    sum: ({ label, words: said }: Pick<Fact, 'label' | 'words'>): Row => ({
      height: 30,
      draw: (y) => {
        paper.text(label, margin, y, { size: 10, line: 28 })
        paper.text(said, end, y, { size: 18, line: 28, weight: 'bold', align: 'right' })
      },
    }),
    rule: {
      height: mm(3),
      draw: (y) => paper.rule(margin, y + mm(1.5), width, { thick: mm(0.3), dash: mm(1) }),
    } satisfies Row as Row,
    space: (height: number): Row => ({ height, draw: () => undefined }),
    /** Draws rows one below the other on a page as long as they are. */
    draw(rows: readonly Row[]): void {
      paper.page([roll, rows.reduce((all, { height }) => all + height, 2 * margin)])
      let y = margin
      for (const row of rows) {
        row.draw(y)
        y += row.height
      }
    },
  }
}
