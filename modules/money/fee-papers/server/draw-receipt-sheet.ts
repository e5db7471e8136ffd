import { mm, type Paper, sheets } from '#platform/server/paper/paper.ts'
import type { ReceiptPaper } from '../papers.ts'
import { cutLine } from './cut-line.ts'
import { left, right, small, width } from './sheet.ts'

const labelWidth = mm(22)
const listWidth = mm(108)
const stampLeft = left + mm(116)

function drawMarks(paper: Paper, marks: readonly string[], x: number, y: number): void {
  let at = x
  for (const mark of marks) {
    const wide = paper.widthOf(mark, { size: 11, weight: 'bold' }) + mm(5)
    paper.box(at, y, wide, 18, mm(0.4))
    paper.text(mark, at + wide / 2, y, { size: 11, line: 18, weight: 'bold', align: 'centre' })
    at += wide + mm(2)
  }
}

function drawOne(paper: Paper, receipt: ReceiptPaper, top: number, height: number): void {
  paper.fitted(receipt.issuer, left, top, mm(110))
  const { said } = receipt
  const look = { size: 18, line: 24, weight: 'bold' } as const
  paper.text(said.title, left, top + 15, look)
  drawMarks(paper, said.marks, left + paper.widthOf(said.title, look) + mm(4), top + 18)
  for (const [nth, { label, words, isStrong }] of said.head.entries())
    paper.text(`${label} ${words}`, right, top + 12 + 13 * nth, {
      ...small,
      weight: isStrong ? 'bold' : 'regular',
      align: 'right',
    })
  let y = top + 39 + mm(2)
  paper.rule(left, y, width, { thick: mm(0.6) })
  y += mm(3)
  const body = y
  const roomy = height > mm(110)
  for (const { label, words, isStrong } of said.facts) {
    paper.text(label, left, y, { size: 9 })
    const weight = isStrong ? 'bold' : 'regular'
    y =
      paper.paragraph(words, left + labelWidth, y, listWidth - labelWidth, { weight }) + mm(roomy ? 1.6 : 0.5)
  }
  const boxWidth = right - stampLeft
  paper.box(stampLeft, body, boxWidth, 44 + mm(2), mm(0.6))
  paper.text(said.amount.label, stampLeft + mm(3), body + mm(1.5), { size: 9 })
  paper.fitted(said.amount.words, stampLeft + mm(3), body + 15, boxWidth - mm(6), {
    size: 20,
    line: 28,
    weight: 'bold',
  })
  const stampTop = body + 44 + mm(5)
  const stampHeight = Math.max(mm(22), y - stampTop - mm(1))
  paper.box(stampLeft, stampTop, boxWidth, stampHeight)
  paper.text(said.stamp, stampLeft + mm(3), stampTop + mm(1.5), small)
  y = Math.max(y, stampTop + stampHeight) + mm(3)
  paper.rule(left, y, width, { thick: mm(0.3) })
  paper.text(said.inWords, left, y + mm(1.5), { size: 11, line: 17, weight: 'bold' })
  paper.fitted(said.foot, left, y + mm(1.5) + 17, width, small)
}

/** Receipts on one sheet of A4, one below the other with lines to cut along. */
export function drawOnSheet(paper: Paper, receipts: readonly ReceiptPaper[], perSheet: number): void {
  paper.page(sheets.a4)
  const height = sheets.a4[1] / perSheet
  for (const [nth, receipt] of receipts.entries()) {
    drawOne(paper, receipt, height * nth + mm(perSheet === 3 ? 9 : 14), height)
    if (nth + 1 < perSheet) cutLine(paper, height * (nth + 1), '請沿虛線裁開')
  }
}
