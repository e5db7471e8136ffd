import { mm, type Paper, sheets } from '#platform/server/paper/paper.ts'
import type { BillPaper } from '../papers.ts'
import { left, small, width } from './sheet.ts'
import { grouped, spoken } from '#platform/server/paper/speak.ts'

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

function drawTransfer(paper: Paper, { transfer }: BillPaper, top: number): number {
  if (!transfer) return top
  let y = heading(paper, '轉帳（ATM、網路銀行）', left, top, half)
  paper.fitted(`銀行　${transfer.bank}`, left, y, half, small)
  paper.text(`帳號　${transfer.length} 碼，每期不同`, left, y + 13, small)
  y += 26
  paper.fitted(grouped(transfer.account), left, y, half, { size: 14, line: 20, weight: 'bold' })
  const terms = '金額須與應繳金額相同，次一營業日入帳。跨行手續費由轉出銀行收取。'
  return paper.paragraph(terms, left, y + 20, half, small) + mm(5)
}

function drawFees(paper: Paper, { fees }: BillPaper, top: number): number {
  const last = fees.at(-1)
  if (!last) return top
  let y = heading(paper, '超商代收手續費', left, top, half) - mm(1)
  const [middle, end] = [left + mm(61), left + half]
  const row = (range: string, fee: string, bearer: string) => {
    paper.text(range, left, y + mm(0.6), small)
    paper.text(fee, bearer ? middle : end, y + mm(0.6), { ...small, align: 'right' })
    paper.text(bearer, end, y + mm(0.6), { ...small, align: 'right' })
    y += 13 + mm(1.2)
    paper.rule(left, y, half, { grey: 0.47 })
  }
  row('繳費金額', '手續費', '負擔')
  let from = 0
  for (const { upTo, fee, isCommunitys } of fees) {
    const range = from ? `${spoken(from + 1)}–${spoken(upTo)} 元` : `${spoken(upTo)} 元以下`
    row(range, `${spoken(fee)} 元`, isCommunitys ? '社區' : '住戶')
    from = upTo
  }
  row(`超過 ${spoken(last.upTo)} 元`, '超商不代收，請轉帳', '')
  return y
}

function drawShops(paper: Paper, bill: BillPaper, top: number): number {
  const title = bill.chains ? `超商條碼　${bill.chains}` : '超商條碼'
  if (bill.segments) {
    let y = heading(paper, title, shopsLeft, top, shopsWidth) + mm(1)
    for (const segment of bill.segments) {
      const x = shopsLeft + mm(5)
      paper.bars(segment, x, y, { height: mm(11) })
      paper.text(segment, x, y + mm(11.6), { size: 9, line: 12 })
      y += mm(14.8) + 12
    }
    return y
  }
  if (!bill.noBarcodes) return top
  const y = heading(paper, title, shopsLeft, top, shopsWidth)
  return paper.paragraph(`${bill.noBarcodes}。`, shopsLeft, y, shopsWidth, small)
}

/** Whether somebody may still pay by it. */
export const isPayable = ({ due, isVoided }: BillPaper): boolean => due > 0 && !isVoided

/** By transfer and in shops, beside each other; gives where the lower ends. What is paid says so instead. */
export function drawWays(paper: Paper, bill: BillPaper, top: number): number {
  let y = top
  if (y > mm(297) - needed + mm(40)) {
    paper.page(sheets.a4)
    y = mm(15)
  }
  if (!isPayable(bill)) {
    const words = bill.isVoided ? '本單已作廢，請勿以本單繳費。' : '本單已繳清，不需繳費。'
    paper.text(words, left, y, { size: 12, line: 18, weight: 'bold' })
    return y + 18
  }
  if (!bill.transfer && !bill.segments) return paper.paragraph('請至管理中心繳費。', left, y, width)
  const fees = drawFees(paper, bill, drawTransfer(paper, bill, y))
  const shops = drawShops(paper, bill, y)
  return Math.max(fees, shops)
}
