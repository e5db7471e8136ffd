import { code39 } from '#platform/server/paper/code39.ts'
import { mm, type Paper } from '#platform/server/paper/paper.ts'
import type { BillPaper } from '../papers.ts'
import { type Roll, rollOf, type Row } from './roll.ts'
import { sayBill } from './say-bill.ts'

/** Two dots of a printer of 203 to the inch: bars of thermal paper are whole dots wide. */
const narrow = mm(0.25)
const high = mm(10.5)
/** Nothing stands before and behind bars for so long, or no scanner finds where they begin. */
const quiet = mm(5.5)

/** Bars along the roll, side by side, each with its characters: 16 of them and their quiet zones are longer than a roll is wide. */
function along(paper: Paper, segments: readonly string[], { begin, width }: Roll): Row {
  const column = width / segments.length
  const length = Math.max(...segments.map((segment) => code39(segment).width)) * narrow
  return {
    height: length + 2 * quiet,
    draw: (y) => {
      for (const [nth, segment] of segments.entries()) {
        // The first one stands on top once the paper is turned to be scanned.
        const right = begin + column * (segments.length - nth) - mm(0.5)
        const top = y + quiet
        paper.turned(right, top, () => {
          paper.bars(segment, right, top, { height: high, narrow })
          paper.text(segment, right, top + high + mm(0.4), { size: 8, line: 10 })
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
  const title = { size: 13, line: 20, weight: 'bold' } as const
  const titles = paper.widthOf(bill.title, title) > roll.width ? bill.title.split('　') : [bill.title]
  const bold = { size: 10, line: 16, weight: 'bold' } as const
  const line = ({ name, amount: sum, isStrong }: (typeof table.rows)[number]) =>
    roll.fact({ label: name, words: sum, isStrong }, roll.width - mm(18))
  roll.draw([
    roll.centred(bill.issuer, { size: 10, line: 15 }),
    ...titles.map((words) => roll.centred(words, title)),
    ...(said.mark ? [roll.centred(said.mark, { size: 14, line: 22, weight: 'bold' })] : []),
    roll.centred(bill.household, { size: 16, line: 24, weight: 'bold' }),
    roll.centred(said.payer, { size: 11, line: 17 }),
    roll.rule,
    roll.sum({ label: amount?.label ?? '', words: amount?.words ?? '' }),
    ...[...days, said.term].map((day) => roll.fact(day, paper.widthOf(day.label, { size: 9 }) + mm(1.5))),
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
          ...(shops.sentence ? [roll.left(shops.sentence)] : [along(paper, shops.segments, roll)]),
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
