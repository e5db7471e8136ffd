import type { blanks, Template } from '../settings.ts'
import { rocDay, spoken } from '#platform/server/paper/speak.ts'
import { interestOf, type Piece, type RateFrom } from '../aging.ts'
import type { Step } from '../steps.ts'
import { type DebtParts, lateOf } from './read-debts.ts'

/** What a step asks for. */
export interface Claim {
  /** What is overdue of it. */
  late: readonly Piece[]
  amount: number
  periods: number
  interest: number
  billIds: string[]
  /** All of it was demanded in writing before, and the term is over. */
  isDemanded: boolean
  /** What is overdue beside it, which was not demanded: it does not go to a court. */
  others: number
}

/** What a step asks for as of a day: all that is overdue; a court only for what was demanded (公寓大廈管理條例 Art. 21). */
export function claimOf(
  { debt, pieces, court, periodsOf }: DebtParts,
  { step, day, rates }: { step: Step; day: string; rates: readonly RateFrom[] },
): Claim {
  const asked = step === 'order' ? pieces.filter(({ billId }) => court.billIds.has(billId)) : pieces
  const late = lateOf(asked, day)
  const amount = late.reduce((sum, { amount }) => sum + amount, 0)
  return {
    late,
    amount,
    periods: periodsOf(late),
    interest: interestOf(asked, day, rates),
    billIds: [...new Set(late.map(({ billId }) => billId))],
    isDemanded: debt.demanded >= amount,
    others: debt.overdue - amount,
  }
}

/** The bills that parts which are overdue come from, a line each. */
function detailOf({ late }: Claim, names: ReadonlyMap<string, string>): string {
  const byBill = new Map<string, { dueOn: string; sum: number }>()
  for (const { billId, dueOn, amount } of late)
    byBill.set(billId, { dueOn, sum: (byBill.get(billId)?.sum ?? 0) + amount })
  return [...byBill]
    .map(
      ([billId, { dueOn, sum }]) =>
        `　${names.get(billId) ?? '管理費'}，期限 ${rocDay(dueOn)}：${spoken(sum)} 元`,
    )
    .join('\n')
}

/** A template with its blanks filled: what goes out, and is kept as it went. It claims a demand only where there was one. */
export function letterOf(
  { title, body }: Template,
  { debt }: DebtParts,
  claim: Claim,
  given: { community: string; names: ReadonlyMap<string, string>; day: string; termOn: string },
): { title: string; body: string } {
  const values: Record<(typeof blanks)[number], string> = {
    社區: given.community,
    戶號: debt.label,
    繳款人: debt.payer,
    日期: rocDay(given.day),
    期數: String(claim.periods),
    金額: spoken(claim.amount),
    利息: spoken(claim.interest),
    合計: spoken(claim.amount + claim.interest),
    期限: rocDay(given.termOn),
    明細: detailOf(claim, given.names),
    催告情形: claim.isDemanded ? '，前經定期催告仍未給付' : '',
    未催告: claim.others === 0 ? '' : `另有 ${spoken(claim.others)} 元未經催告，不在上列金額之內。`,
  }
  const known = new Map<string, string>(Object.entries(values))
  // What stands in braces and is no blank stays as it was written.
  const fill = (text: string) =>
    text.replaceAll(/\{([^{}\n]{1,10})\}/g, (all, name) => known.get(name) ?? all)
  return { title: fill(title), body: fill(body) }
}
