import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { prepaymentOf } from './add-line.ts'
import { movePrepayment } from './move.ts'

/** What a household paid ahead, when households are merged; nobody's by name, it stays in a split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'prepayments',
    title: '預收款',
    holds: isThere(`from prepayment_balance where household_id = $1 and balance > 0`),
    async list(lease, householdId) {
      const balance = await prepaymentOf(lease, householdId)
      return balance > 0 ? [{ id: householdId, title: '', residentId: null }] : []
    },
    move: async (context, move) => (move.residentIds ? 0 : movePrepayment(context, move)),
  },
]
