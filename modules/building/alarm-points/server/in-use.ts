import type { Lease } from '#platform/server/database.ts'

/** Whether the community with this id has alarms (services 24, 56) and is not suspended, for statements over several. */
export const inUse = (communityId: string): string => `exists (select from community_service s
  join community c on c.id = s.community_id and c.suspended_at is null
  where s.community_id = ${communityId} and s.service_id in (24, 56))`

/** The same of the community of the lease: else nothing is raised, and nobody is told or called. */
export const isInUse = async (lease: Lease): Promise<boolean> =>
  (await lease.query(`select where ${inUse('lobby_community()')}`)).length > 0
