import type { Taken } from '#platform/contract/call.ts'
import type { KeyedLease } from '#platform/server/community-keys.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { system, type Work } from '#platform/server/work.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import type { HouseholdLink, householdLinks, LinkKind } from '../contract.ts'
import { linkKey, writeLink } from './link-token.ts'

type Calls = typeof householdLinks.calls

/** Where each purpose leads. */
const pages: Record<LinkKind, string> = {
  gas: '/mgmt/gasReading',
  message: '/mgmt/messageForm',
  facility: '/mgmt/facilityForm',
  locker: '/mgmt/lockerParcel',
}

const homes = `
  select h.id, h.label, coalesce(l.generation, 1) as generation
  from household h left join household_link l on l.household_id = h.id
  where not h.is_virtual and h.closed_at is null and ($1::uuid[] is null or h.id = any($1))
  order by h.building_order, h.floor_order desc, h.label`

/** The addresses of households for a purpose, in door order; `address`: where residents reach the program, '' when nobody said. Audited. */
export async function handOut(
  context: CallContext,
  { kind, householdIds }: Taken<Calls['handOut']>,
  address: string,
): Promise<HouseholdLink[]> {
  const [key, rows] = await Promise.all([
    linkKey.of(context),
    context.query<{ id: string; label: string; generation: number }>(homes, [householdIds ?? null]),
  ])
  const { communityId } = context.actor
  context.audit({
    action: 'householdLinks.handOut',
    after: { linkKind: kind, linkCount: rows.length, ...(householdIds && { householdIds }) },
  })
  return rows.map(({ id: householdId, label, generation }) => ({
    householdId,
    label,
    url: `${address}${pages[kind]}?token=${writeLink(key, { kind, communityId, householdId, generation })}`,
  }))
}

const home = `
  select lobby_community() as "communityId", coalesce(l.generation, 1) as generation
  from household h left join household_link l on l.household_id = h.id where h.id = $1 and h.closed_at is null`

/** The page of a household for a purpose, as a path with its token; '' where nobody lives any more. */
export async function householdPage(
  lease: KeyedLease,
  { kind, householdId }: { kind: LinkKind; householdId: string },
): Promise<string> {
  const [row] = await lease.query<{ communityId: string; generation: number }>(home, [householdId])
  if (!row) return ''
  return `${pages[kind]}?token=${writeLink(await linkKey.of(lease), { kind, householdId, ...row })}`
}

// Whoever became part of another household with theirs did not leave: what they wrote is answered there.
const renewal = `
  insert into household_link (household_id, generation, renewed_at, renewed_by_name, people_since, left_at)
  select h.id, 2, $2::timestamptz, $3, case when $4 <> 'sameReaders' then $2::timestamptz end,
    case when $4 = 'left' and h.merged_into is null then $2::timestamptz end from household h where h.id = any($1)
  on conflict (community_id, household_id) do update set generation = household_link.generation + 1,
    renewed_at = excluded.renewed_at, renewed_by_name = excluded.renewed_by_name,
    people_since = coalesce(excluded.people_since, household_link.people_since),
    left_at = coalesce(excluded.left_at, household_link.left_at)`

/**
 * Voids every address of a household that was given out; by its new ones nothing is read of what was written before. Throws
 * notFound. Audited.
 */
export async function renewLinks(context: Context, { householdId }: Taken<Calls['renew']>): Promise<void> {
  await requireHousehold(context, householdId)
  await context.query(renewal, [[householdId], context.now, context.actor.name, 'newReaders'])
  context.audit({ action: 'householdLinks.renew', target: 'household', targetId: householdId })
}

/** Voids the addresses of all households, as when somebody left who had them; who lives there goes on reading its own. Audited. */
export async function renewAllLinks(context: Context): Promise<{ households: number }> {
  const ids = (await context.query<{ id: string }>(homes, [null])).map(({ id }) => id)
  await context.query(renewal, [ids, context.now, context.actor.name, 'sameReaders'])
  context.audit({ action: 'householdLinks.renewAll', after: { linkCount: ids.length } })
  return { households: ids.length }
}

// Whoever of the owners or tenants was the last, or of all: who comes then reads nothing of theirs, and they nothing of who comes, also
// where those were entered first.
const left = `
  select h.id from household h where h.id = any($1::uuid[]) and not exists (
    select from resident o where o.community_id = h.community_id and o.household_id = h.id and o.moved_out_at is null
      and ($3::boolean or o.identity_id = any($2::int[]))
      and not coalesce((select o.moved_in_on >= max(l.moved_out_on) and o.moved_in_on > coalesce(max(l.moved_in_on), '-infinity')
        from resident l where l.community_id = h.community_id and l.id = any($4::uuid[])), false))`
const roles = 'select distinct identity_id as id from resident where id = any($1) and identity_id in (1, 3)'

/** Voids the addresses of households that people left, where nobody of their kind stays: owners, tenants, or anybody. */
export async function renewOfLeavers(
  work: Work,
  { householdIds, residentIds }: { householdIds: readonly string[]; residentIds: readonly string[] },
): Promise<void> {
  const ids = (await work.query<{ id: number }>(roles, [residentIds])).map(({ id }) => id)
  const leftBy = async (kinds: readonly number[], isAnybody: boolean) =>
    (await work.query<{ id: string }>(left, [householdIds, kinds, isAnybody, residentIds])).map(
      ({ id }) => id,
    )
  const empty = new Set(await leftBy([], true))
  const found = new Set<string>()
  for (const kind of ids) for (const id of await leftBy([kind], false)) if (!empty.has(id)) found.add(id)
  if (empty.size) await work.query(renewal, [[...empty], work.now, system.name, 'left'])
  // Whoever stays read the same page before: it is answered to them.
  if (found.size) await work.query(renewal, [[...found], work.now, system.name, 'newReaders'])
}
