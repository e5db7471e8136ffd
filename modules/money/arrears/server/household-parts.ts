import type { HouseholdPart } from '#platform/server/household-part.ts'

// Of two households that were dunned together each keeps its letter: who takes over has one of that day already.
const move = `
  update demand d set household_id = $2 where household_id = $1
    and not exists (select from demand o where o.batch_id = d.batch_id and o.household_id = $2 and o.payer_name = d.payer_name) returning id`

/** The steps against a household go where its debts go, so that what was demanded once counts there. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'demands',
    title: '催繳紀錄',
    move: async (context, { from, to, residentIds }) =>
      residentIds ? 0 : (await context.query(move, [from.id, to.id])).length,
  },
]
