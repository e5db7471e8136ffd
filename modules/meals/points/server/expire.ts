import { z } from 'zod'
import { dayOf } from '#platform/contract/taipei.ts'
import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type Chore, job } from '#platform/server/jobs.ts'
import { system, type Work } from '#platform/server/work.ts'
import { pointsChanged } from '../events.ts'
import { expireDue, lockPurses } from './purses.ts'

const due = 'left_points > 0 and expires_on < $1::date'

/** Writes off what is dead in a community: until then nobody can spend it, and statements do not say so. */
export async function expire(work: Work): Promise<void> {
  const given = { ...work, author: system }
  const homes = await work.query<{ id: string }>(
    `select distinct household_id as id from point_lot where ${due} order by 1`,
    [dayOf(work.now)],
  )
  await lockPurses(
    given,
    homes.map(({ id }) => id),
  )
  for (const { id } of homes) await expireDue(given, id)
  if (homes.length) work.emit(pointsChanged, { householdId: null })
}

const expireJob = { name: 'points.expire', payload: z.object({}) }

export const jobs = [job({ ...expireJob, work: expire })]

/** A few minutes after midnight in Taipei, for communities in which something died. */
export const chores: readonly Chore[] = [
  {
    name: 'points.expire',
    cron: '5 16 * * *',
    work: (database, now) =>
      database.across('points whose last day is over', async (lease) => {
        const found = await lease.query<{ id: string }>(
          `select distinct community_id as id from point_lot where ${due}`,
          [dayOf(now)],
        )
        for (const { id } of found) {
          await workWithin(lease, id)
          enqueueOn(lease)(expireJob, {}, { key: `points that expire ${id}` })
        }
      }),
  },
]
