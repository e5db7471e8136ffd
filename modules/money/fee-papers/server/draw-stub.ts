import { mm, type Paper } from '#platform/server/paper/paper.ts'
import type { BillSaid } from '../said.ts'
import { cutLine } from './cut-line.ts'
import { left, small, width } from './sheet.ts'

/** Where the sheet is torn. */
const cut = mm(243)
/** The part that the household keeps, with the place of the stamp. */
export function drawStub(paper: Paper, { stub }: BillSaid): void {
  cutLine(paper, cut, stub.cut)
  const top = cut + mm(4)
  const listWidth = width - mm(66)
  paper.text(stub.title, left, top, { weight: 'bold' })
  paper.text(stub.number, left + listWidth, top, { ...small, align: 'right' })
  paper.rule(left, top + 15 + mm(1), listWidth, { thick: mm(0.3) })
  const column = listWidth / 2
  let y = top + 15 + mm(3)
  for (const [index, { label, words, isStrong }] of stub.facts.entries()) {
    const x = left + (index % 2) * column
    paper.text(label, x, y, { size: 9 })
    paper.fitted(words, x + mm(22), y, column - mm(23), { weight: isStrong ? 'bold' : 'regular' })
    if (index % 2) y += 15 + mm(0.8)
  }
  paper.text(stub.foot, left, y + mm(1.2), small)
  const stamp = left + width - mm(58)
  paper.box(stamp, top, mm(58), mm(33))
  paper.text(stub.stamp, stamp + mm(3), top + mm(2), small)
}
