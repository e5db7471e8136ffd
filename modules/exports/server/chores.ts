import type { Chore } from '#platform/server/jobs.ts'
import { type Database, workWithin } from '#platform/server/database.ts'
import type { Storage } from '#platform/server/storage.ts'

const batch = 200

/** Exports that nobody was heard of for two minutes: their worker died, or none was there. */
const silent = `
  select community_id as "communityId", id from export
  where state in ('created', 'pending', 'inprogress') and beat_at < $1::timestamptz - interval '2 minutes'
  order by beat_at limit ${batch}`

async function revive(database: Database, now: Date): Promise<number> {
  return database.across('queue exports again whose worker died', async (lease) => {
    const left = await lease.query<{ communityId: string; id: string }>(silent, [now])
    for (const { communityId, id } of left) {
      await workWithin(lease, communityId)
      await lease.query('select lobby_jobs.enqueue($1, $2, $3, null)', [
        'exports.make',
        JSON.stringify({ exportId: id }),
        `export ${id}`,
      ])
    }
    return left.length
  })
}

/** Files past their end, and what failed or cancelled exports left. */
const expired = `
  select community_id as "communityId", id, file_path as path from export
  where file_path <> '' and state in ('completed', 'failed', 'cancelled')
    and (expires_at is null or expires_at <= $1::timestamptz)
  order by expires_at limit ${batch}`

const forget = `
  update export e set file_path = '' from unnest($1::uuid[], $2::uuid[]) as gone (community_id, id)
  where e.community_id = gone.community_id and e.id = gone.id`

/** Removes one batch; a file goes before its path, so that a stop in between is made good the next time. */
async function removeBatch(database: Database, storage: Storage, now: Date): Promise<number> {
  return database.across('remove expired exports', async (lease) => {
    const files = await lease.query<{ communityId: string; id: string; path: string }>(expired, [now])
    for (const { communityId, path } of files) await storage.remove(communityId, path)
    await lease.query(forget, [files.map((f) => f.communityId), files.map((f) => f.id)])
    return files.length
  })
}

/** Every minute: exports whose worker died are queued again. Every hour: files past their end are removed. */
export const chores = (storage: Storage): Chore[] => [
  {
    name: 'exports.revive',
    cron: '* * * * *',
    async work(database, now, log) {
      const revived = await revive(database, now)
      if (revived) log.info({ revived }, 'queued exports again')
    },
  },
  {
    name: 'exports.removeExpired',
    cron: '17 * * * *',
    async work(database, now, log) {
      let removed = 0
      for (let last = batch; last === batch; removed += last) last = await removeBatch(database, storage, now)
      if (removed) log.info({ removed }, 'removed expired exports')
    },
  },
]
