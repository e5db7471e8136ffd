import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { HouseholdPart } from '#platform/server/household-part.ts'
import type { Belongings } from '../contract.ts'

const listOf = (fields: string, from: string, order: string) =>
  `coalesce((select jsonb_agg(jsonb_build_object(${fields}) order by ${order}) from ${from}), '[]')`

const belongings = `
  select h.id as "householdId", h.label, h.is_virtual::int as "isVirtual", h.row_version as "rowVersion",
    p.exclusive_area as "exclusiveArea", p.title_area as "titleArea",
    array(select o.name from household_owner o where o.household_id = h.id order by o.position) as "ownerNames",
    ${listOf(`'residentId', r.id, 'name', r.name`, 'resident r where r.household_id = h.id and r.moved_out_at is null', 'r.position, r.id')} as residents,
    ${listOf(`'vehicleId', v.id, 'plate', v.plate, 'residentId', v.resident_id`, 'vehicle v where v.household_id = h.id and v.removed_at is null', 'v.plate, v.id')} as vehicles,
    ${listOf(`'spaceId', s.id, 'vehicle', s.vehicle, 'number', s.number`, 'parking_space s where s.household_id = h.id', 's.vehicle, s.position')} as spaces
  from household h left join household_property p on p.household_id = h.id
  where h.id = $1 and h.closed_at is null`

/** Everything that is a household's now, also what modules declare of it. Throws notFound. */
export async function readBelongings(
  context: Context,
  declared: readonly HouseholdPart[],
  householdId: string,
): Promise<Belongings> {
  const [row] = await context.query<Omit<Belongings, 'parts'>>(belongings, [householdId])
  if (!row) throw problems.notFound()
  const parts: Belongings['parts'] = []
  for (const { name, title, isChosen = false, list } of declared)
    if (list) parts.push({ name, title, isChosen, things: await list(context, householdId) })
  return { ...row, parts }
}

/** Everything that is a household's now, for somebody who is about to merge or split it; the view is audited. Throws notFound. */
export async function getBelongings(
  context: Context,
  declared: readonly HouseholdPart[],
  householdId: string,
): Promise<Belongings> {
  const found = await readBelongings(context, declared, householdId)
  const after = { label: found.label }
  context.audit({ action: 'householdMergers.view', target: 'household', targetId: householdId, after })
  return found
}
