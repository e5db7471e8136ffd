import { removeFiles, revive } from '#platform/server/file-chores.ts'
import type { Chore } from '#platform/server/jobs.ts'
import type { Storage } from '#platform/server/storage.ts'

/** Exports that nobody was heard of for two minutes: their worker died, or none was there. */
const silent = `
  select community_id as "communityId", 'exports.make' as job, 'export ' || id as key,
    json_build_object('exportId', id)::text as payload
  from export
  where state in ('created', 'pending', 'inprogress') and beat_at < $1::timestamptz - interval '2 minutes'
  order by beat_at limit $2`

/** Files past their end, and what failed or cancelled exports left. */
const finished = `
  select community_id as "communityId", id, file_path as path from export
  where file_path <> '' and state in ('completed', 'failed', 'cancelled')
    and (expires_at is null or expires_at <= $1::timestamptz)
  order by expires_at limit $2`

const forget = `
  update export e set file_path = '' from unnest($1::uuid[], $2::uuid[]) as gone (community_id, id)
  where e.community_id = gone.community_id and e.id = gone.id`

/** Every minute: exports whose worker died are queued again. Every hour: files past their end are removed. */
export const chores = (storage: Storage): Chore[] => [
  revive({ name: 'exports.revive', reason: 'queue exports again whose worker died', silent }),
  removeFiles(storage, {
    name: 'exports.removeExpired',
    cron: '17 * * * *',
    reason: 'remove expired exports',
    finished,
    forget,
  }),
]
