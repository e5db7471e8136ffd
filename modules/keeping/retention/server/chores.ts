import type { Chore } from '#platform/server/jobs.ts'
import type { Retention } from '#platform/server/retention.ts'
import { forgetKind } from './forget.ts'

/** Nightly at 03:30 in Taipei: every community forgets what it keeps too long (個資法 Art. 11). */
export const retentionChores = (all: readonly Retention[]): Chore[] => [
  {
    name: 'retention.forget',
    cron: '30 19 * * *',
    async work(database, now, log) {
      const communities = await database.glance('communities that forget', (lease) =>
        lease.query<{ id: string }>('select id from community order by id'),
      )
      let failed: unknown
      for (const { id } of communities)
        for (const kind of all) {
          try {
            const count = await forgetKind(database, id, kind, now)
            if (count) log.info({ community: id, kind: kind.name, count }, 'forgot what was kept too long')
          } catch (error) {
            // One kind that fails holds up no other; the queue tries the chore again.
            log.error({ err: error, community: id, kind: kind.name }, 'forgetting failed')
            failed = error
          }
        }
      if (failed) throw failed
    },
  },
]
