import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'

const paid = `
  with moved as (update payment set household_id = $2 where household_id = $1 returning open > 0 and reversed_at is null as waits)
  select count(*) filter (where waits)::int as waiting from moved`
const refunds = `
  update refund set household_id = $2 where household_id = $1 and state in ('requested', 'approved')`

/**
 * What a household paid, as its bills go over too, and refunds that are not paid; nobody's by name, in a split they stay. Told is what
 * of it is put to nothing yet.
 */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'payments',
    title: '待銷帳款',
    holds: isThere(`from payment where household_id = $1 and open > 0 and reversed_at is null`),
    async move(context, { from, to, residentIds }) {
      if (residentIds) return 0
      await context.query(refunds, [from.id, to.id])
      const [moved] = await context.query<{ waiting: number }>(paid, [from.id, to.id])
      return moved?.waiting ?? 0
    },
  },
]
