import type { Lease } from '#platform/server/database.ts'

export { isCrossClockOpen } from './features.ts'
export { makeCommunity } from './make-community.ts'
export { serviceNames } from '../services.ts'

/** A community as whoever runs Lobby sees it; every lease here is one of the door. */
export interface CommunityAcross {
  communityId: string
  name: string
  householdCount: number
  residentCount: number
  accountCount: number
  sessionCount: number
  createdAt: Date
  suspendedAt: Date | null
  suspendedReason: string
}

const communities = (where: string) => `
  select c.id as "communityId", c.name, c.created_at as "createdAt", c.suspended_at as "suspendedAt",
    c.suspended_reason as "suspendedReason",
    (select count(*) from household h where h.community_id = c.id and not h.is_virtual and h.closed_at is null)
      as "householdCount",
    (select count(*) from resident r where r.community_id = c.id and r.moved_out_at is null) as "residentCount",
    (select count(*) from membership m where m.community_id = c.id) as "accountCount",
    (select count(*) from session s where s.community_id = c.id and s.ended_at is null and s.expires_at > now())
      as "sessionCount"
  from community c where ${where} order by c.name limit 500`

type Row = CommunityAcross & { [column: string]: unknown }

/** Communities whose name has the text, by name. */
export const listCommunitiesAcross = (lease: Lease, text: string): Promise<CommunityAcross[]> =>
  lease.query<Row>(communities("strpos(lower(c.name), lower($1)) > 0 or $1 = ''"), [text])

/** One of them with its services in their order; undefined when there is none. */
export async function communityAcross(
  lease: Lease,
  communityId: string,
): Promise<(CommunityAcross & { services: number[] }) | undefined> {
  const [one] = await lease.query<Row>(communities('c.id = $1'), [communityId])
  if (!one) return undefined
  const services = await lease.query<{ id: number }>(
    'select service_id as id from community_service where community_id = $1 order by position, service_id',
    [communityId],
  )
  return { ...one, services: services.map(({ id }) => id) }
}

/** Whether a name is a community's already, whatever its letter case. */
export const isCommunityName = async (lease: Lease, name: string): Promise<boolean> =>
  (await lease.query('select 1 from community where lower(name) = lower($1)', [name])).length > 0

/** Sets which services a community has; those that stay keep their place, new ones come last. */
export async function setServices(
  lease: Lease,
  communityId: string,
  services: readonly number[],
): Promise<void> {
  await lease.query('delete from community_service where community_id = $1 and service_id <> all($2)', [
    communityId,
    services,
  ])
  await lease.query(
    `insert into community_service (community_id, service_id, kind, position)
     select $1, service, 1, coalesce((select max(position) from community_service where community_id = $1), 0) + nth
     from unnest($2::integer[]) with ordinality as given (service, nth)
     on conflict do nothing`,
    [communityId, services],
  )
}

/** Whether the community of the lease is suspended: it sends nothing to anybody then, and what is due waits. */
export const isSuspended = async (lease: Lease): Promise<boolean> =>
  (await lease.query('select from community where id = lobby_community() and suspended_at is not null'))
    .length > 0

/** Nobody starts a session in the community any more (a trigger refuses), or they do again with a reason of null. */
export async function setSuspended(lease: Lease, communityId: string, reason: string | null): Promise<void> {
  await lease.query(
    `update community set suspended_at = case when $2::text is null then null else coalesce(suspended_at, now()) end,
       suspended_reason = coalesce($2, '') where id = $1`,
    [communityId, reason],
  )
}
