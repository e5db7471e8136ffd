import type { Role } from '#platform/contract/access.ts'
import { oncePer, type Program } from '#platform/server/manifest.ts'
import { type Deviation, deviationsOf } from './deviations.ts'
import { isLiveSession } from './live-membership.ts'

/** Those of some sessions of a community that are live and in which somebody may do this. */
export type FindHolders = (
  sessionIds: readonly string[],
  communityId: string,
  permission: string,
) => Promise<ReadonlySet<string>>

/** Makes the look-up of which sessions go on and still may: not ended, nobody suspended, the role not taken away. */
export const holdersFinder = oncePer(
  ({ database, permissionsOf }: Program): FindHolders =>
    (sessionIds, communityId, permission) =>
      database.glance('which sessions still may', async (lease) => {
        const rows = await lease.query<{ id: string; role: Role; deviations: Deviation[] }>(
          `select s.id, m.role, ${deviationsOf} as deviations
           from session s join live_membership m on ${isLiveSession}
           where s.id = any($1) and s.community_id = $2 and s.ended_at is null and s.expires_at > now()`,
          [sessionIds, communityId],
        )
        const may = rows.filter(({ role, deviations }) => permissionsOf(role, deviations).has(permission))
        return new Set(may.map(({ id }) => id))
      }),
)
