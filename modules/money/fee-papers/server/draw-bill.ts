import { mm, type Paper, sheets } from '#platform/server/paper/paper.ts'
import type { BillPaper } from '../papers.ts'
import type { BillSaid } from '../said.ts'
import { drawItems } from './draw-items.ts'
import { drawStub } from './draw-stub.ts'
import { drawWays } from './draw-ways.ts'
import { sayBill } from './say-bill.ts'
import { left, right, small, width } from './sheet.ts'

function drawHead(paper: Paper, bill: BillPaper, { head }: BillSaid): number {
  const top = mm(13)
  paper.fitted(bill.issuer, left, top, mm(110))
  paper.fitted(bill.title, left, top + 15, mm(130), { size: 18, line: 24, weight: 'bold' })
  for (const [nth, words] of head.entries())
    paper.text(words, right, top + 13 * (nth + 1), { ...small, align: 'right' })
  const y = top + 39 + mm(3)
  paper.rule(left, y, width, { thick: mm(0.6) })
  return y + mm(0.6)
}

/** How much by when; gives where the box ends. */
function drawBox(paper: Paper, [amount, ...days]: BillSaid['box'], top: number): number {
  const [boxLeft, boxWidth] = [left + mm(96), mm(84)]
  const [begin, end] = [boxLeft + mm(4.6), boxLeft + boxWidth - mm(4.6)]
  const [tall, low] = [25 + mm(5), 15 + mm(4)]
  const height = tall + low * days.length + mm(1.2)
  paper.box(boxLeft, top, boxWidth, height, mm(0.6))
  let at = top + mm(0.6)
  const big = { size: 20, line: 25, weight: 'bold', align: 'right' } as const
  paper.text(amount?.label ?? '', begin, at + mm(2.5), { line: 25 })
  paper.text(amount?.words ?? '', end, at + mm(2.5), big)
  at += tall
  for (const { label, words } of days) {
    paper.rule(boxLeft, at, boxWidth, { thick: mm(0.2) })
    paper.text(label, begin, at + mm(2))
    paper.text(words, end, at + mm(2), { weight: 'bold', align: 'right' })
    at += low
  }
  return top + height
}

/** Whom it is for, and beside it how much by when. */
function drawAddressee(paper: Paper, bill: BillPaper, said: BillSaid, top: number): number {
  const nameWidth = mm(88)
  paper.fitted(bill.household, left, top, nameWidth, { size: 20, line: 26, weight: 'bold' })
  let y = top + 26 + mm(1)
  paper.fitted(said.payer, left, y, nameWidth, { size: 12, line: 18 })
  y += 18 + mm(2)
  if (bill.address) y = paper.paragraph(bill.address, left, y, nameWidth, small)
  paper.text(`${said.term.label}　${said.term.words}`, left, y, small)
  return Math.max(y + 13, drawBox(paper, said.box, top))
}

function drawNotes(paper: Paper, { notes }: BillPaper, top: number): void {
  let y = top
  for (const [index, note] of notes.entries()) {
    paper.text(`${index + 1}.`, left, y, { size: 9, line: 13.5 })
    y = paper.paragraph(note, left + mm(4), y, width - mm(4), { size: 9, line: 13.5 })
  }
}

/** A bill on one sheet of A4 with the part that is torn off; one with very many lines goes on, its ways to pay on the last sheet. */
export function drawBill(paper: Paper, bill: BillPaper): void {
  const said = sayBill(bill)
  paper.page(sheets.a4)
  if (bill.isVoided) drawVoided(paper)
  const head = drawHead(paper, bill, said)
  const after = drawItems(paper, said, drawAddressee(paper, bill, said, head + mm(6)) + mm(6))
  drawNotes(paper, bill, drawWays(paper, said, after + mm(6)) + mm(3))
  drawStub(paper, said)
}

/** Across the sheet, under everything. */
export function drawVoided(paper: Paper): void {
  paper.doc.save()
  paper.doc.rotate(-30, { origin: [mm(105), mm(148)] })
  paper.text('作廢', mm(105), mm(118), { size: 120, line: 174, weight: 'bold', align: 'centre', grey: 0.88 })
  paper.doc.restore()
}
