import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'

const open = `
  update payment set household_id = $2 where household_id = $1 and open > 0 and reversed_at is null returning id`
const refunds = `
  update refund set household_id = $2 where household_id = $1 and state in ('requested', 'approved')`

/** Money of a household that is put to nothing yet, and refunds that are not paid; nobody's by name, in a split they stay. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'payments',
    title: '待銷帳款',
    holds: isThere(`from payment where household_id = $1 and open > 0 and reversed_at is null`),
    async move(context, { from, to, residentIds }) {
      if (residentIds) return 0
      await context.query(refunds, [from.id, to.id])
      return (await context.query(open, [from.id, to.id])).length
    },
  },
]
