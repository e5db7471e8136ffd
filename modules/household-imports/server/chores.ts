import type { Chore } from '#platform/server/jobs.ts'
import { type Database, workWithin } from '#platform/server/database.ts'
import type { Storage } from '#platform/server/storage.ts'
import { keptHours } from '../shapes.ts'

const batch = 200

/** Imports that nobody was heard of for two minutes: their worker died, or none was there. */
const silent = `
  select community_id as "communityId", id, state from household_import
  where state in ('checking', 'applying') and beat_at < $1::timestamptz - interval '2 minutes'
  order by beat_at limit ${batch}`

async function revive(database: Database, now: Date): Promise<number> {
  return database.across('queue imports again whose worker died', async (lease) => {
    const left = await lease.query<{ communityId: string; id: string; state: string }>(silent, [now])
    for (const { communityId, id, state } of left) {
      await workWithin(lease, communityId)
      await lease.query('select lobby_jobs.enqueue($1, $2, $3, null)', [
        state === 'applying' ? 'householdImports.apply' : 'householdImports.check',
        JSON.stringify({ importId: id }),
        `import ${id}`,
      ])
    }
    return left.length
  })
}

/** Files that nobody needs any longer: the import is over, or nobody decided for a day. */
const finished = `
  select community_id as "communityId", id, file_path as path from household_import
  where file_path <> '' and (state in ('refused', 'completed', 'cancelled', 'expired')
    or (state in ('faulty', 'ready', 'stale') and created_at < $1::timestamptz - interval '${keptHours} hours'))
  order by created_at limit ${batch}`

const forget = `
  with gone as (select * from unnest($1::uuid[], $2::uuid[]) as one (community_id, id)),
    faults as (delete from household_import_fault f using gone
      where f.community_id = gone.community_id and f.import_id = gone.id),
    lines as (delete from household_import_line l using gone
      where l.community_id = gone.community_id and l.import_id = gone.id)
  update household_import i set file_path = '',
    state = case when i.state in ('faulty', 'ready', 'stale') then 'expired' else i.state end
  from gone where i.community_id = gone.community_id and i.id = gone.id`

/** Removes one batch; a file goes before its path, so that a stop in between is made good the next time. */
async function removeBatch(database: Database, storage: Storage, now: Date): Promise<number> {
  return database.across('remove files of imports', async (lease) => {
    const files = await lease.query<{ communityId: string; id: string; path: string }>(finished, [now])
    for (const { communityId, path } of files) await storage.remove(communityId, path)
    if (files.length) await lease.query(forget, [files.map((f) => f.communityId), files.map((f) => f.id)])
    return files.length
  })
}

/** Every minute: imports whose worker died are queued again. Every ten minutes: files that nobody needs are removed. */
export const chores = (storage: Storage): Chore[] => [
  {
    name: 'householdImports.revive',
    cron: '* * * * *',
    async work(database, now, log) {
      const revived = await revive(database, now)
      if (revived) log.info({ revived }, 'queued imports again')
    },
  },
  {
    name: 'householdImports.removeFiles',
    cron: '*/10 * * * *',
    async work(database, now, log) {
      let removed = 0
      for (let last = batch; last === batch; removed += last) last = await removeBatch(database, storage, now)
      if (removed) log.info({ removed }, 'removed files of imports')
    },
  },
]
