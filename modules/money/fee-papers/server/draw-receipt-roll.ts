import { mm, type Paper } from '#platform/server/paper/paper.ts'
import type { ReceiptPaper } from '../papers.ts'
import type { Fact } from '../said.ts'

const margin = mm(4)

/** A row that knows how high it is before it is drawn: a roll is as long as what stands on it. */
interface Row {
  height: number
  draw(y: number): void
}

/** One receipt on a roll so wide, as long as it needs to be. */
export function drawOnRoll(paper: Paper, receipt: ReceiptPaper, roll: number): void {
  const { said } = receipt
  const width = roll - 2 * margin
  const end = margin + width
  const labelWidth = mm(17)
  const lines = (words: string, of: number, look: { size: number; line: number; weight?: 'bold' }) => {
    const parts = paper.lines(words, of, look)
    return { parts, height: parts.length * look.line }
  }
  const centred = (words: string, look: { size: number; line: number; weight?: 'bold' }): Row => {
    const { parts, height } = lines(words, width, look)
    return {
      height,
      draw: (y) => {
        for (const [nth, part] of parts.entries())
          paper.text(part, roll / 2, y + nth * look.line, { ...look, align: 'centre' })
      },
    }
  }
  const fact = ({ label, words, isStrong }: Fact): Row => {
    const look = { size: 9, line: 14, ...(isStrong && { weight: 'bold' as const }) }
    const { parts, height } = lines(words, width - labelWidth, look)
    return {
      height: height + mm(0.6),
      draw: (y) => {
        paper.text(label, margin, y, { size: 9, line: 14 })
        for (const [nth, part] of parts.entries())
          paper.text(part, end, y + nth * look.line, { ...look, align: 'right' })
      },
    }
  }
  const rule: Row = {
    height: mm(3),
    draw: (y) => paper.rule(margin, y + mm(1.5), width, { thick: mm(0.3), dash: mm(1) }),
  }
  const sum: Row = {
    height: 30,
    draw: (y) => {
      paper.text(said.amount.label, margin, y, { size: 10, line: 28 })
      paper.text(said.amount.words, end, y, {
        size: 18,
        line: 28,
        weight: 'bold',
        align: 'right',
      })
    },
  }
  const rows = [
    centred(receipt.issuer, { size: 10, line: 15 }),
    centred(said.title, { size: 15, line: 22, weight: 'bold' }),
    ...said.marks.map((mark) => centred(`【${mark}】`, { size: 12, line: 18, weight: 'bold' })),
    rule,
    ...said.head.map(fact),
    ...said.facts.map(fact),
    rule,
    sum,
    centred(said.inWords, { size: 9, line: 14 }),
    rule,
    centred(said.foot, { size: 9, line: 14 }),
  ]
  const length = rows.reduce((all, { height }) => all + height, 2 * margin)
  paper.page([roll, length])
  let y = margin
  for (const row of rows) {
    row.draw(y)
    y += row.height
  }
}
