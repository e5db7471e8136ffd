import type { HouseholdPart } from '#platform/server/household-part.ts'

/** Entries of draws whose list is still open, when households are merged: one that both entered stays the heir's own. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'facilityDraws',
    title: '公設抽籤',
    async move(context, { from, to, residentIds }) {
      if (residentIds) return 0
      const moved = await context.query(
        `update facility_draw_entry e set household_id = $2, household_since = $3 from facility_draw d
         where d.id = e.draw_id and e.household_id = $1 and d.fingerprint = ''
           and not exists (select from facility_draw_entry o where o.draw_id = e.draw_id and o.household_id = $2)
         returning e.id`,
        [from.id, to.id, context.now],
      )
      await context.query(
        `delete from facility_draw_entry e using facility_draw d
         where d.id = e.draw_id and e.household_id = $1 and d.fingerprint = ''`,
        [from.id],
      )
      return moved.length
    },
  },
]
