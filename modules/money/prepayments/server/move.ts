import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { HouseholdMove } from '#platform/server/household-part.ts'
import { bookAccounts, post } from '#modules/money/ledger/server/public.ts'
import { prepaymentMoved } from '../events.ts'
import { addPrepaymentLine, lockPrepayment } from './add-line.ts'

/** What was paid ahead goes over whole when households are merged, by a line on each side and an entry. Gives 1 when there was any. */
export async function movePrepayment(context: Context, { from, to, reason }: HouseholdMove): Promise<number> {
  for (const id of [from.id, to.id].toSorted()) await lockPrepayment(context, id)
  const amount = await lockPrepayment(context, from.id)
  if (amount === 0) return 0
  const change = { kind: 'moved' as const, note: reason }
  const lineId = await addPrepaymentLine(context, {
    ...change,
    householdId: from.id,
    sourceId: to.id,
    amount: -amount,
  })
  await addPrepaymentLine(context, { ...change, householdId: to.id, sourceId: from.id, amount })
  await post(context, {
    day: dayOf(context.now),
    kind: 'prepaymentMove',
    sourceId: lineId,
    lines: [
      { number: bookAccounts.prepayment, amount, householdId: from.id },
      { number: bookAccounts.prepayment, amount: -amount, householdId: to.id },
    ],
  })
  context.emit(prepaymentMoved, { householdId: to.id })
  context.audit({
    action: 'prepayments.move',
    target: 'household',
    targetId: to.id,
    after: { amount, householdId: to.id },
    before: { householdId: from.id },
    reason,
  })
  return 1
}
