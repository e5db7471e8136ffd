import { z } from 'zod'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { type Chore, job } from '#platform/server/jobs.ts'
import type { Work } from '#platform/server/work.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { workWithin } from '#platform/server/database.ts'
import { patrolsChanged } from '../events.ts'
import { beginAt } from './rounds.ts'

const turnJob = { name: 'patrols.turn', payload: z.object({}) }

/** How long after its time a round is still begun by itself, where nothing ran meanwhile, in milliseconds. */
const latest = 30 * 60_000

const live = `
  select id, unnest(starts) as start from patrol_route where community_id = lobby_community() and retired_at is null`

const missed = `
  insert into patrol_miss (round_id, point_id, told_at)
  select r.id, (s.it->>'pointId')::uuid, $1
  from patrol_round r cross join lateral jsonb_array_elements(r.stops) as s(it)
  where r.community_id = lobby_community() and r.starts_at > $1::timestamptz - interval '1 day' and (s.it->>'until')::timestamptz < $1
    and not exists (select from patrol_visit v where v.community_id = r.community_id and v.round_id = r.id
      and v.point_id = (s.it->>'pointId')::uuid)
  on conflict do nothing returning round_id as "roundId"`

/** Begins the rounds that are due, and tells the desk of points at which nobody was in time. Run again, it finds nothing to do. */
export async function turn(work: Work): Promise<void> {
  const today = dayOf(work.now)
  let isChanged = false
  for (const { id, start } of await work.query<{ id: string; start: string }>(live))
    for (const day of [dayAfter(today, -1), today]) {
      const at = new Date(`${day}T${start}:00+08:00`)
      const since = work.now.getTime() - at.getTime()
      if (since < 0 || since > latest) continue
      const made = await beginAt(work, id, at)
      if (!made) continue
      isChanged = true
      work.audit({ action: 'patrols.begin', target: 'patrolRound', targetId: made })
    }
  for (const { roundId } of await work.query<{ roundId: string }>(missed, [work.now])) {
    isChanged = true
    work.audit({ action: 'patrols.miss', target: 'patrolRound', targetId: roundId })
  }
  if (isChanged) work.emit(patrolsChanged, {})
}

export const jobs = [job({ ...turnJob, work: (context) => turn(context) })]

/** Every minute, in every community that has routes. */
export const chores: readonly Chore[] = [
  {
    name: 'patrols.sweep',
    cron: '* * * * *',
    work: (database) =>
      database.across('communities with patrols', async (lease) => {
        const found = await lease.query<{ communityId: string }>(
          'select distinct community_id as "communityId" from patrol_route',
        )
        for (const { communityId } of found) {
          await workWithin(lease, communityId)
          enqueueOn(lease)(turnJob, {}, { key: 'patrols' })
        }
      }),
  },
]
