import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { sentriesChanged } from '../events.ts'

const devicesOf = `
  select id, name as title, null as "residentId", added_at as since from intercom_device
  where household_id = $1 and retired_at is null order by slot`
// Five places: what finds none of the other household's stays behind, and ends with its household.
const moveDevices = `
  with free as (
    select s.slot, row_number() over (order by s.slot) as nth from generate_series(1, 5) as s (slot)
    where not exists (select from intercom_device d where d.household_id = $2 and d.slot = s.slot and d.retired_at is null)),
  going as (
    select id, row_number() over (order by slot) as nth from intercom_device
    where household_id = $1 and retired_at is null and ($3::uuid[] is null or id = any($3)))
  update intercom_device d set household_id = $2, slot = free.slot from going join free on free.nth = going.nth
  where d.id = going.id returning d.id`
const endRest = `update intercom_device set retired_at = now(), reachable_until = null
  where household_id = $1 and retired_at is null and ($2::uuid[] is null or id = any($2)) returning id`
const addAllowed = `
  insert into intercom_allow (sentry_id, household_id)
  select sentry_id, $2 from intercom_allow where household_id = $1 on conflict do nothing`
const dropAllowed = 'delete from intercom_allow where household_id = $1 returning sentry_id'

/** Devices of a household, and the sentries that may call it. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'intercomDevices',
    title: '對講裝置',
    holds: isThere('from intercom_device where household_id = $1 and retired_at is null'),
    isChosen: true,
    list: (lease, householdId) => lease.query(devicesOf, [householdId]),
    async move(context, { from, to, reason, ids }) {
      const moved = await context.query(moveDevices, [from.id, to.id, ids ?? null])
      const ended = await context.query(endRest, [from.id, ids ?? null])
      if (!moved.length && !ended.length) return 0
      context.emit(sentriesChanged, {})
      context.audit({
        action: 'intercomSentries.moveDevices',
        target: 'household',
        targetId: from.id,
        after: { to: to.id, devices: moved.length, ended: ended.length },
        reason,
      })
      return moved.length + ended.length
    },
  },
  {
    name: 'intercomAllowed',
    title: '可撥打的門口機',
    holds: isThere('from intercom_allow where household_id = $1'),
    async move(context, { from, to, reason, residentIds, ids }) {
      if (residentIds || ids) return 0
      await context.query(addAllowed, [from.id, to.id])
      const moved = await context.query(dropAllowed, [from.id])
      if (!moved.length) return 0
      context.emit(sentriesChanged, {})
      context.audit({
        action: 'intercomSentries.moveAllowed',
        target: 'household',
        targetId: from.id,
        after: { to: to.id },
        reason,
      })
      return moved.length
    },
  },
]
