import { mm, type Paper, sheets } from '#platform/server/paper/paper.ts'
import type { BillSaid } from '../said.ts'
import { left, right, width } from './sheet.ts'

const basisLeft = left + mm(40)
const basisWidth = mm(112)
/** Below it stand the ways to pay: what comes lower goes to the next sheet. */
const lowest = mm(272)

/** The table of what is owed: lines, subtotal, what earlier bills left, what is offset, and the sum; gives where it ends. */
export function drawItems(paper: Paper, { table }: BillSaid, top: number): number {
  let y = top
  const head = () => {
    const [name = '', basis = '', amount = ''] = table.head
    paper.text(name, left, y, { size: 9 })
    paper.text(basis, basisLeft, y, { size: 9 })
    paper.text(amount, right, y, { size: 9, align: 'right' })
    y += 15 + mm(1)
    paper.rule(left, y, width, { thick: mm(0.3) })
  }
  const row = ({ name, basis, amount, isStrong }: BillSaid['table']['rows'][number]) => {
    const names = paper.lines(name, mm(38))
    const lines = paper.lines(basis, basisWidth)
    const height = 15 * Math.max(names.length, lines.length) + mm(2.6)
    if (y + height > lowest) {
      paper.page(sheets.a4)
      y = mm(15)
      head()
    }
    const at = y + mm(1.3)
    for (const [index, part] of names.entries()) paper.text(part, left, at + 15 * index)
    for (const [index, part] of lines.entries()) paper.text(part, basisLeft, at + 15 * index)
    paper.text(amount, right, at, { align: 'right' })
    y += height
    paper.rule(left, y, width, isStrong ? { thick: mm(0.3) } : { grey: 0.47 })
  }
  head()
  for (const each of table.rows) row(each)
  const { name, amount } = table.sum
  paper.text(name, left, y + mm(1.8), { weight: 'bold', line: 15 })
  paper.text(amount, right, y + mm(1.8), { size: 14, line: 15, weight: 'bold', align: 'right' })
  y += 15 + mm(3.6)
  paper.rule(left, y, width, { thick: mm(0.6) })
  return y + mm(0.6)
}
