import { removeUnnamed, unnamedIn } from '#platform/server/file-chores.ts'
import type { Database } from '#platform/server/database.ts'
import type { Chore } from '#platform/server/jobs.ts'
import type { Storage } from '#platform/server/storage.ts'
import { allFolders } from '../contract.ts'

const batch = 500

interface Unclaimed {
  communityId: string
  path: string
}

/** Files may be named for 24 hours after their upload, so nobody can claim one of these any more. */
const unclaimed = `
  select community_id as "communityId", path from uploaded_file
  where claimed_at is null and at < $1::timestamptz - interval '2 days' order by at limit ${batch}`

const forget = `
  delete from uploaded_file f using unnest($1::uuid[], $2::text[]) as gone (community_id, path)
  where f.community_id = gone.community_id and f.path = gone.path`

/** Removes one batch; the file goes before its row, so that a stop in between is made good the next night. */
async function removeBatch(database: Database, storage: Storage, now: Date): Promise<number> {
  return database.across('remove unclaimed files', async (lease) => {
    const files = await lease.query<Unclaimed>(unclaimed, [now])
    for (const { communityId, path } of files) await storage.remove(communityId, path)
    await lease.query(forget, [files.map((f) => f.communityId), files.map((f) => f.path)])
    return files.length
  })
}

/** Removes, nightly, files that were uploaded more than two days ago and that no record named, or not even an upload. */
export const chores = (storage: Storage): Chore[] => [
  {
    name: 'files.removeUnclaimed',
    cron: '40 19 * * *',
    async work(database, now, log) {
      let removed = 0
      for (let last = batch; last === batch; removed += last) last = await removeBatch(database, storage, now)
      if (removed) log.info({ removed }, 'removed files that nobody named')
    },
  },
  removeUnnamed(storage, {
    name: 'files.removeUnnamed',
    cron: '50 19 * * *',
    reason: 'remove files of uploads that were rolled back',
    folders: allFolders,
    unnamed: unnamedIn('uploaded_file', 'path'),
  }),
]
