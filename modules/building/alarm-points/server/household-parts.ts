import type { HouseholdPart } from '#platform/server/household-part.ts'
import { pointsChanged } from '../events.ts'

/** Points of a household's own calls for help; they are the flat's and stay in a split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'alarmPoints',
    title: '警報測點',
    list: (lease, householdId) =>
      lease.query(
        `select id, name as title, null::uuid as "residentId" from alarm_point
         where household_id = $1 and retired_at is null order by id`,
        [householdId],
      ),
    async move(context, { from, to, residentIds, reason }) {
      if (residentIds) return 0
      const rows = await context.query<{ id: string }>(
        `update alarm_point set household_id = $2, row_version = row_version + 1
         where household_id = $1 and retired_at is null returning id`,
        [from.id, to.id],
      )
      if (!rows.length) return 0
      const pointIds = rows.map(({ id }) => id)
      context.emit(pointsChanged, { pointIds })
      context.audit({
        action: 'alarmPoints.rehome',
        target: 'household',
        targetId: from.id,
        before: { household: from.label },
        after: { household: to.label, pointIds },
        reason,
      })
      return rows.length
    },
  },
]
