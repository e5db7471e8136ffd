import { newId } from '#platform/contract/new-id.ts'
import type { Chore } from '#platform/server/jobs.ts'
import { doWork, system } from '#platform/server/work.ts'
import { testChains } from './chain-tests.ts'
import { endStale } from './stale.ts'

const communities = 'select community_id as id from community_service where service_id = 57 order by 1'

/**
 * Every night at three in Taipei each household's chain is looked at, and nobody is woken. Every few minutes calls end of which the
 * exchange told no end.
 */
export const chores: readonly Chore[] = [
  {
    name: 'intercomCalls.testChains',
    cron: '0 19 * * *',
    work: async (database) => {
      const rows = await database.glance('whose chains are tested', (lease) =>
        lease.query<{ id: string }>(communities),
      )
      for (const { id: communityId } of rows)
        await database.write(communityId, (lease) =>
          doWork(lease, { communityId, author: system }, (work) =>
            testChains(work, { id: newId(), isNightly: true, byName: system.name }),
          ),
        )
    },
  },
  { name: 'intercomCalls.endStale', cron: '*/5 * * * *', work: endStale },
]
