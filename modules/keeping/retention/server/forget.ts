import { type Database, type Lease, workWithin } from '#platform/server/database.ts'
import { forgetOld, type Retention } from '#platform/server/retention.ts'
import { doWork, system } from '#platform/server/work.ts'
import { releaseFiles } from '#modules/keeping/files/server/public.ts'

const day = 86_400_000
/** Rows of one transaction: short enough that no desk waits for it. */
const batch = 500

// A run that did not come to its end is gone on with; a finished one makes way for the next.
const begin = `
  insert into retention_run (community_id, name, started_at) values (lobby_community(), $1, $2)
  on conflict (community_id, name) do update set
    started_at = case when retention_run.finished_at is null then retention_run.started_at else excluded.started_at end,
    forgotten = case when retention_run.finished_at is null then retention_run.forgotten else 0 end,
    finished_at = null`

const daysOf = `select days from retention_setting where community_id = lobby_community() and name = $1`

const add = `
  update retention_run set forgotten = forgotten + $2, finished_at = $3
  where community_id = lobby_community() and name = $1 returning forgotten`

async function forgetBatch(lease: Lease, communityId: string, kind: Retention, now: Date): Promise<number> {
  await workWithin(lease, communityId)
  const [setting] = await lease.query<{ days: number }>(daysOf, [kind.name])
  const days = setting?.days ?? kind.defaultDays
  const before = new Date(now.getTime() - days * day)
  const { count: forgotten, paths } = await forgetOld(lease, kind, { before, limit: batch })
  await releaseFiles(lease, paths)
  const isLast = forgotten < batch
  const [run] = await lease.query<{ forgotten: number }>(add, [kind.name, forgotten, isLast ? now : null])
  if (isLast && run?.forgotten)
    await doWork(lease, { communityId, author: system }, async (work) =>
      work.audit({
        action: 'retention.forget',
        target: 'retention',
        targetId: kind.name,
        after: { count: run.forgotten, before, days },
      }),
    )
  return forgotten
}

/**
 * Forgets in one community what one kind keeps too long, in batches of 500, each in a transaction of its own. A stop in
 * between is made good by the next run; running it twice forgets nothing twice. Gives the rows of this run.
 */
export async function forgetKind(
  database: Database,
  communityId: string,
  kind: Retention,
  now: Date,
): Promise<number> {
  await database.across(`begin to forget ${kind.name}`, async (lease) => {
    await workWithin(lease, communityId)
    await lease.query(begin, [kind.name, now])
  })
  let total = 0
  for (let last = batch; last >= batch; total += last) {
    last = await database.across(`forget ${kind.name}`, (lease) => forgetBatch(lease, communityId, kind, now))
  }
  return total
}
