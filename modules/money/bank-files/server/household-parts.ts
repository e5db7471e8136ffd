import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'

const move = `
  update bank_line set household_id = $2, row_version = row_version + 1
  where household_id = $1 and closed_at is null returning id`

/** Lines of the bank that wait and are known to be a household's; the codes on them lead to bills, which go over themselves. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'bankLines',
    title: '銷帳異常',
    // Money that came in is a payment's; here waits what went out or was taken back.
    holds: isThere(
      `from bank_line where household_id = $1 and kind in ('reversal', 'out') and closed_at is null`,
    ),
    move: async (context, { from, to, residentIds }) =>
      residentIds ? 0 : (await context.query(move, [from.id, to.id])).length,
  },
]
