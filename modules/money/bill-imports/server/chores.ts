import { removeFiles, removeUnnamed, unnamedIn } from '#platform/server/file-chores.ts'
import type { Chore } from '#platform/server/jobs.ts'
import type { Storage } from '#platform/server/storage.ts'
import { keptHours } from '../shapes.ts'

/** Files that nobody needs any longer: taken in, given up, or nobody decided for a day. */
const finished = `
  select community_id as "communityId", id, file_path as path from bill_import
  where file_path <> '' and (state in ('imported', 'cancelled')
    or uploaded_at < $1::timestamptz - interval '${keptHours} hours')
  order by uploaded_at limit $2`

const forget = `
  update bill_import i set file_path = '' from unnest($1::uuid[], $2::uuid[]) as gone (community_id, id)
  where i.community_id = gone.community_id and i.id = gone.id`

/** Every ten minutes: files that nobody needs are removed. Every night: files of uploads that were rolled back. */
export const chores = (storage: Storage): Chore[] => [
  removeFiles(storage, {
    name: 'billImports.removeFiles',
    cron: '*/10 * * * *',
    reason: 'remove files of bill imports',
    finished,
    forget,
  }),
  removeUnnamed(storage, {
    name: 'billImports.removeUnnamed',
    cron: '50 19 * * *',
    reason: 'remove files of bill imports that were rolled back',
    folders: ['billimport'],
    unnamed: unnamedIn('bill_import', 'file_path'),
  }),
]
