import { mm, type Paper, sheets } from '#platform/server/paper/paper.ts'
import type { BillSaid } from '../said.ts'
import { left, small, width } from './sheet.ts'

const half = mm(78)
const shopsLeft = left + mm(86)
const shopsWidth = mm(94)
/** What the ways to pay, the notes and the part to tear off need. */
const needed = mm(165)

function heading(paper: Paper, words: string, x: number, y: number, of: number): number {
  paper.fitted(words, x, y, of, { weight: 'bold' })
  paper.rule(x, y + 15 + mm(1), of, { thick: mm(0.3) })
  return y + 15 + mm(3)
}

function drawTransfer(paper: Paper, { transfer }: BillSaid, top: number): number {
  if (!transfer) return top
  let y = heading(paper, transfer.title, left, top, half)
  for (const words of transfer.lines) {
    paper.fitted(words, left, y, half, small)
    y += 13
  }
  paper.fitted(transfer.account, left, y, half, { size: 14, line: 20, weight: 'bold' })
  return paper.paragraph(transfer.terms, left, y + 20, half, small) + mm(5)
}

function drawFees(paper: Paper, { fees }: BillSaid, top: number): number {
  if (!fees) return top
  let y = heading(paper, fees.title, left, top, half) - mm(1)
  const [middle, end] = [left + mm(61), left + half]
  for (const [range = '', fee = '', bearer = ''] of fees.rows) {
    paper.text(range, left, y + mm(0.6), small)
    paper.text(fee, bearer ? middle : end, y + mm(0.6), { ...small, align: 'right' })
    paper.text(bearer, end, y + mm(0.6), { ...small, align: 'right' })
    y += 13 + mm(1.2)
    paper.rule(left, y, half, { grey: 0.47 })
  }
  return y
}

function drawShops(paper: Paper, { shops }: BillSaid, top: number): number {
  if (!shops) return top
  let y = heading(paper, shops.title, shopsLeft, top, shopsWidth)
  if (shops.sentence) return paper.paragraph(shops.sentence, shopsLeft, y, shopsWidth, small)
  y += mm(1)
  for (const segment of shops.segments) {
    const x = shopsLeft + mm(5)
    paper.bars(segment, x, y, { height: mm(11) })
    paper.text(segment, x, y + mm(11.6), { size: 9, line: 12 })
    y += mm(14.8) + 12
  }
  return y
}

/** By transfer and in shops, beside each other; gives where the lower ends. What is paid says so instead. */
export function drawWays(paper: Paper, said: BillSaid, top: number): number {
  let y = top
  if (y > mm(297) - needed + mm(40)) {
    paper.page(sheets.a4)
    y = mm(15)
  }
  if (said.closed) return paper.paragraph(said.closed, left, y, width, { size: 12, line: 18, weight: 'bold' })
  const fees = drawFees(paper, said, drawTransfer(paper, said, y))
  const shops = drawShops(paper, said, y)
  return Math.max(fees, shops)
}
