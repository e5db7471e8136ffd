import { mm, type Paper } from '#platform/server/paper/paper.ts'
import type { BillPaper } from '../papers.ts'
import { left, small, width } from './sheet.ts'
import { rocDay, spoken } from '#platform/server/paper/speak.ts'

/** Where the sheet is torn. */
const cut = mm(243)
const sum = (lines: BillPaper['arrears']) => lines.reduce((all, { amount }) => all + amount, 0)

/** The part that the household keeps, with the place of the stamp. */
export function drawStub(paper: Paper, bill: BillPaper): void {
  const words = '請沿虛線撕下'
  const [middle, gap] = [mm(105), paper.widthOf(words, small) / 2 + mm(3)]
  const line = { thick: mm(0.3), dash: mm(1) }
  paper.rule(0, cut, middle - gap, line)
  paper.rule(middle + gap, cut, middle - gap, line)
  paper.text(words, middle, cut - 6.5, { ...small, align: 'centre' })

  const top = cut + mm(4)
  const listWidth = width - mm(66)
  paper.text('住戶收執聯', left, top, { weight: 'bold' })
  paper.text(`單號 ${bill.number}`, left + listWidth, top, { ...small, align: 'right' })
  paper.rule(left, top + 15 + mm(1), listWidth, { thick: mm(0.3) })
  const facts = [
    ['戶別', bill.household, true],
    ['繳款人', bill.payer],
    ['期別', bill.period],
    ['應繳金額', `NT$${spoken(bill.due)}`, true],
    ['前期未繳', spoken(sum(bill.arrears))],
    ['預收抵扣', spoken(sum(bill.offsets))],
    ['繳費期限', rocDay(bill.dueOn)],
    ['帳號末四碼', bill.transfer?.account.slice(-4) ?? '—'],
  ] as const
  const column = listWidth / 2
  let y = top + 15 + mm(3)
  for (const [index, [label, value, isStrong]] of facts.entries()) {
    const x = left + (index % 2) * column
    paper.text(label, x, y, { size: 9 })
    paper.fitted(value, x + mm(22), y, column - mm(23), { weight: isStrong ? 'bold' : 'regular' })
    if (index % 2) y += 15 + mm(0.8)
  }
  paper.text('未蓋收款章或無代收收據者無效。', left, y + mm(1.2), small)
  const stamp = left + width - mm(58)
  paper.box(stamp, top, mm(58), mm(33))
  paper.text('收款章', stamp + mm(3), top + mm(2), small)
}
