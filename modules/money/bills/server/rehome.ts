import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { HouseholdMove } from '#platform/server/household-part.ts'
import { bookAccounts, post } from '#modules/money/ledger/server/public.ts'
import { billsChanged } from '../events.ts'
import { billHistory } from './tables.ts'

interface Gone {
  id: string
  runId: string
  number: string
  left: number
  isOpen: boolean
  isOwed: boolean
}

const lock = 'select id from bill where household_id = $1 order by id for update'
const move = `
  update bill set household_id = $2, row_version = row_version + 1 where household_id = $1
  returning id, run_id as "runId", number, (total - paid)::float8 as left,
    voided_at is null and settled_at is null as "isOpen", issued_at is not null and voided_at is null as "isOwed"`

/**
 * All bills of a household go to the one that it is merged into, those of the past too, so that every account they ever had
 * leads there; whom each was made for, and who pays, stays on it. What they still ask for is booked over. Gives how many are
 * open.
 */
export async function rehomeBills(context: Context, { from, to, reason }: HouseholdMove): Promise<number> {
  await context.query(lock, [from.id])
  const gone = await context.query<Gone & Record<string, unknown>>(move, [from.id, to.id])
  const open = gone.filter(({ isOpen }) => isOpen)
  const owed = gone.reduce((sum, { left, isOwed }) => (isOwed ? sum + left : sum), 0)
  if (owed !== 0)
    await post(context, {
      day: dayOf(context.now),
      kind: 'billMove',
      sourceId: from.id,
      lines: [
        { number: bookAccounts.receivable, amount: owed, householdId: to.id },
        { number: bookAccounts.receivable, amount: -owed, householdId: from.id },
      ],
    })
  const changes = [{ field: 'household', before: from.label, after: to.label }]
  await billHistory.add(
    context,
    context.actor,
    open.map(({ id: billId, runId }) => ({ runId, billId, act: 'taken', reason, changes })),
  )
  for (const billBulkId of new Set(open.map(({ runId }) => runId))) context.emit(billsChanged, { billBulkId })
  if (gone.length)
    context.audit({
      action: 'bills.rehome',
      target: 'household',
      targetId: to.id,
      before: { householdId: from.id },
      after: { householdId: to.id, billCount: gone.length, amount: owed },
      reason,
    })
  return open.length
}
