import { removeFiles, removeUnnamed, revive, unnamedIn } from '#platform/server/file-chores.ts'
import type { Chore } from '#platform/server/jobs.ts'
import type { Storage } from '#platform/server/storage.ts'
import { keptHours } from '../shapes.ts'

/** Imports that nobody was heard of for two minutes: their worker died, or none was there. */
const silent = `
  select community_id as "communityId", 'import ' || id as key, json_build_object('importId', id)::text as payload,
    case state when 'applying' then 'householdImports.apply' else 'householdImports.check' end as job
  from household_import
  where state in ('checking', 'applying') and beat_at < $1::timestamptz - interval '2 minutes'
  order by beat_at limit $2`

/** Files that nobody needs any longer: the import is over, or nobody decided for a day. */
const finished = `
  select community_id as "communityId", id, file_path as path from household_import
  where file_path <> '' and (state in ('refused', 'completed', 'cancelled', 'expired')
    or (state in ('faulty', 'ready', 'stale') and created_at < $1::timestamptz - interval '${keptHours} hours'))
  order by created_at limit $2`

const forget = `
  with gone as (select * from unnest($1::uuid[], $2::uuid[]) as one (community_id, id)),
    faults as (delete from household_import_fault f using gone
      where f.community_id = gone.community_id and f.import_id = gone.id),
    lines as (delete from household_import_line l using gone
      where l.community_id = gone.community_id and l.import_id = gone.id)
  update household_import i set file_path = '',
    state = case when i.state in ('faulty', 'ready', 'stale') then 'expired' else i.state end
  from gone where i.community_id = gone.community_id and i.id = gone.id`

/**
 * Every minute: imports whose worker died are queued again. Every ten minutes: files that nobody needs are removed. Every
 * night: files of uploads that were rolled back.
 */
export const chores = (storage: Storage): Chore[] => [
  revive({ name: 'householdImports.revive', reason: 'queue imports again whose worker died', silent }),
  removeFiles(storage, {
    name: 'householdImports.removeFiles',
    cron: '*/10 * * * *',
    reason: 'remove files of imports',
    finished,
    forget,
  }),
  removeUnnamed(storage, {
    name: 'householdImports.removeUnnamed',
    cron: '55 19 * * *',
    reason: 'remove files of imports that were rolled back',
    folders: ['import'],
    unnamed: unnamedIn('household_import', 'file_path'),
  }),
]
