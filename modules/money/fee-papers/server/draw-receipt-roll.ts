import type { Paper } from '#platform/server/paper/paper.ts'
import type { ReceiptPaper } from '../papers.ts'
import { rollOf } from './roll.ts'

/** One receipt on a roll so wide, as long as it needs to be. */
export function drawOnRoll(paper: Paper, receipt: ReceiptPaper, wide: number): void {
  const { said } = receipt
  const roll = rollOf(paper, wide)
  roll.draw([
    roll.centred(receipt.issuer, { size: 10, line: 15 }),
    roll.centred(said.title, { size: 15, line: 22, weight: 'bold' }),
    ...said.marks.map((mark) => roll.centred(`【${mark}】`, { size: 12, line: 18, weight: 'bold' })),
    roll.rule,
    ...said.head.map((fact) => roll.fact(fact)),
    ...said.facts.map((fact) => roll.fact(fact)),
    roll.rule,
    roll.sum(said.amount),
    roll.centred(said.inWords),
    roll.rule,
    roll.centred(said.foot),
  ])
}
