import type { Taken } from '#platform/contract/call.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import type { HouseholdLink, householdLinks, LinkKind } from '../contract.ts'
import { linkKey, writeLink } from './link-token.ts'

type Calls = typeof householdLinks.calls

/** Where each purpose leads. */
const pages: Record<LinkKind, string> = {
  gas: '/mgmt/gasReading',
  message: '/mgmt/messageForm',
  facility: '/mgmt/facilityForm',
}

const homes = `
  select h.id, h.label, coalesce(l.generation, 1) as generation
  from household h left join household_link l on l.household_id = h.id
  where not h.is_virtual and h.closed_at is null and ($1::uuid[] is null or h.id = any($1))
  order by h.building_order, h.floor_order desc, h.label`

/** The addresses of households for a purpose, in door order. Audited. */
export async function handOut(
  context: CallContext,
  { kind, householdIds }: Taken<Calls['handOut']>,
): Promise<HouseholdLink[]> {
  const [key, rows] = await Promise.all([
    linkKey.of(context),
    context.query<{ id: string; label: string; generation: number }>(homes, [householdIds ?? null]),
  ])
  const { communityId } = context.actor
  context.audit({ action: 'householdLinks.handOut', after: { linkKind: kind, linkCount: rows.length } })
  return rows.map(({ id: householdId, label, generation }) => ({
    householdId,
    label,
    url: `${pages[kind]}?token=${writeLink(key, { kind, communityId, householdId, generation })}`,
  }))
}

/** Voids every address of a household that was given out. Throws notFound. Audited. */
export async function renewLinks(context: Context, { householdId }: Taken<Calls['renew']>): Promise<void> {
  await requireHousehold(context, householdId)
  await context.query(
    `insert into household_link (household_id, generation, renewed_at, renewed_by_name) values ($1, 2, $2, $3)
     on conflict (community_id, household_id)
       do update set generation = household_link.generation + 1, renewed_at = $2, renewed_by_name = $3`,
    [householdId, context.now, context.actor.name],
  )
  context.audit({ action: 'householdLinks.renew', target: 'household', targetId: householdId })
}
