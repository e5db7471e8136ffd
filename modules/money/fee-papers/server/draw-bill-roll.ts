import { mm, type Paper, sheets } from '#platform/server/paper/paper.ts'
import type { BillPaper } from '../papers.ts'
import { margin, rollOf, type Row } from './roll.ts'
import { sayBill } from './say-bill.ts'

/** Two dots of a printer of 203 to the inch: bars of thermal paper are whole dots wide. */
const narrow = mm(0.25)
const high = mm(11)

/** Bars one below the other, each with its characters. */
const across = (paper: Paper, segments: readonly string[]): Row[] =>
  segments.map((segment) => ({
    height: high + 12 + mm(4),
    draw: (y) => {
      paper.bars(segment, margin, y, { height: high, narrow })
      paper.text(segment, margin, y + high + mm(0.6), { size: 9, line: 12 })
    },
  }))

/** Bars along the roll, side by side: across a narrow one they would be too thin to be read. */
function along(paper: Paper, segments: readonly string[], width: number): Row {
  const [column, thick] = [width / segments.length, mm(9.5)]
  return {
    height: mm(72) + mm(3),
    draw: (y) => {
      for (const [nth, segment] of segments.entries()) {
        const right = margin + column * (nth + 1) - mm(1.5)
        paper.turned(right, y, () => {
          paper.bars(segment, right, y, { height: thick, narrow })
          paper.text(segment, right, y + thick + mm(0.4), { size: 8, line: 10 })
        })
      }
    },
  }
}

/** One bill on a roll so wide, with the same facts, ways to pay and barcodes as its sheet. */
export function drawBillOnRoll(paper: Paper, bill: BillPaper, wide: number): void {
  const said = sayBill(bill)
  const roll = rollOf(paper, wide)
  const { transfer, fees, shops, table } = said
  const [amount, ...days] = said.box
  const bold = { size: 10, line: 16, weight: 'bold' } as const
  const line = ({ name, amount: sum, isStrong }: (typeof table.rows)[number]) =>
    roll.fact({ label: name, words: sum, isStrong }, roll.width - mm(18))
  const bars = (segments: readonly string[]) =>
    wide < sheets.thermal80 ? [along(paper, segments, roll.width)] : across(paper, segments)
  roll.draw([
    roll.centred(bill.issuer, { size: 10, line: 15 }),
    roll.centred(bill.title, { size: 13, line: 20, weight: 'bold' }),
    ...(said.isVoided ? [roll.centred('【作廢】', { size: 14, line: 22, weight: 'bold' })] : []),
    roll.centred(bill.household, { size: 16, line: 24, weight: 'bold' }),
    roll.centred(said.payer, { size: 11, line: 17 }),
    roll.rule,
    roll.sum({ label: amount?.label ?? '', words: amount?.words ?? '' }),
    ...days.map((day) => roll.fact(day, mm(27))),
    roll.left(said.term),
    roll.rule,
    ...table.rows.map(line),
    line({ name: table.sum.name, amount: table.sum.amount, basis: '', isStrong: true }),
    ...(said.closed ? [roll.rule, roll.centred(said.closed, { size: 11, line: 17, weight: 'bold' })] : []),
    ...(transfer
      ? [
          roll.rule,
          roll.left(transfer.title, bold),
          ...transfer.lines.map((words) => roll.left(words)),
          roll.left(transfer.account, { size: 12, line: 18, weight: 'bold' }),
          roll.left(transfer.terms, { size: 8, line: 12 }),
        ]
      : []),
    ...(shops
      ? [
          roll.rule,
          roll.left(shops.title, bold),
          ...(shops.sentence ? [roll.left(shops.sentence)] : [roll.space(mm(1.5)), ...bars(shops.segments)]),
        ]
      : []),
    ...(fees
      ? [fees.title, ...fees.rows.slice(1).map((row) => row.join('　'))].map((words) =>
          roll.left(words, { size: 8, line: 12 }),
        )
      : []),
    roll.rule,
    ...bill.notes.map((note, nth) => roll.left(`${nth + 1}. ${note}`, { size: 8, line: 12 })),
    ...said.head.map((words) => roll.left(words, { size: 8, line: 12 })),
  ])
}
