import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { stationsChanged } from '../events.ts'

const tagsOf = `
  select id, right(id_tag, greatest(1, least(4, length(id_tag) / 2))) as title, null as "residentId", added_at as since from charging_tag
  where household_id = $1 and retired_at is null order by id_tag`
const moveTags = `
  update charging_tag set household_id = $2
  where household_id = $1 and retired_at is null and ($3::uuid[] is null or id = any($3)) returning id`
const addBays = `
  insert into charging_connector_household (connector_id, household_id)
  select connector_id, $2 from charging_connector_household where household_id = $1 on conflict do nothing`
const dropBays = `delete from charging_connector_household where household_id = $1 returning connector_id`

/** Tags and private bays of a household: what it charged with before stays its own. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'chargingTags',
    title: '充電卡號',
    holds: isThere(`from charging_tag where household_id = $1 and retired_at is null`),
    isChosen: true,
    list: (lease, householdId) => lease.query(tagsOf, [householdId]),
    async move(context, { from, to, reason, ids }) {
      const moved = await context.query<{ id: string }>(moveTags, [from.id, to.id, ids ?? null])
      if (!moved.length) return 0
      context.emit(stationsChanged, {})
      context.audit({
        action: 'chargingStations.moveTags',
        target: 'household',
        targetId: from.id,
        after: { to: to.id },
        reason,
      })
      return moved.length
    },
  },
  {
    name: 'chargingBays',
    title: '專用充電車位',
    holds: isThere(
      `from charging_connector_household h join charging_connector c on c.community_id = h.community_id and c.id = h.connector_id
       where h.household_id = $1 and c.retired_at is null`,
    ),
    async move(context, { from, to, reason, residentIds, ids }) {
      if (residentIds || ids) return 0
      await context.query(addBays, [from.id, to.id])
      const moved = await context.query<{ connector_id: string }>(dropBays, [from.id])
      if (!moved.length) return 0
      context.emit(stationsChanged, {})
      context.audit({
        action: 'chargingStations.moveBays',
        target: 'household',
        targetId: from.id,
        after: { to: to.id },
        reason,
      })
      return moved.length
    },
  },
]
