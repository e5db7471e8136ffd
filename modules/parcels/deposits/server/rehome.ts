import type { Context } from '#platform/server/context.ts'
import type { HouseholdMove } from '#platform/server/household-part.ts'
import { depositsRehomed } from '../events.ts'
import { depositHistory } from './tables.ts'

// A row that is handed over meanwhile is looked at again after the wait, and then stays as it is.
const rehome = `
  update deposit set version = version + 1,
    household_id = case when household_id = $1 then $2 else household_id end,
    payer_household_id = case when $3::uuid[] is null and payer_household_id = $1 then $2 else payer_household_id end
  where handed_over_at is null and voided_at is null
    and id in (select id from deposit where handed_over_at is null and voided_at is null
      and case when $3::uuid[] is null then $1 in (household_id, payer_household_id)
        else household_id = $1 and recipient_id = any($3) end
      order by id for update)
  returning id, household_id = $2 as "isReceiver", payer_household_id = $2 as "isPayer"`

/**
 * Deposits that wait for a household, or were left by it, are another household's from now on, with a line in each one's
 * history. The caller has locked both households. Gives how many.
 */
export async function rehomeDeposits(
  context: Context,
  { from, to, reason, residentIds }: HouseholdMove,
): Promise<number> {
  const rows = await context.query<{ id: string; isReceiver: boolean | null; isPayer: boolean | null }>(
    rehome,
    [from.id, to.id, residentIds ?? null],
  )
  if (!rows.length) return 0
  const words = { before: from.label, after: to.label }
  const lines = rows.map(({ id, isReceiver, isPayer }) => ({
    depositId: id,
    act: 'corrected' as const,
    changes: [
      ...(isReceiver ? [{ field: 'household', ...words }] : []),
      ...(isPayer ? [{ field: 'payerHousehold', ...words }] : []),
    ],
    reason,
  }))
  await depositHistory.add(context, context.actor, lines)
  const depositIds = rows.map(({ id }) => id)
  context.emit(depositsRehomed, { depositIds })
  context.audit({
    action: 'deposits.rehome',
    target: 'household',
    targetId: from.id,
    before: { household: from.label },
    after: { household: to.label, depositIds },
    reason,
  })
  return rows.length
}
