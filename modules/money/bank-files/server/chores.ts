import { removeFiles, removeUnnamed, unnamedIn } from '#platform/server/file-chores.ts'
import type { Chore } from '#platform/server/jobs.ts'
import type { Storage } from '#platform/server/storage.ts'

const cancelled = `
  select community_id as "communityId", id, file_path as path from bank_file
  where cancelled_at < $1::timestamptz and file_path <> '' limit $2`
const forget = `
  update bank_file f set file_path = '' from unnest($1::uuid[], $2::uuid[]) as gone (community_id, id)
  where f.community_id = gone.community_id and f.id = gone.id`

/** Removes, hourly, the content of bank files that were given up; nightly that of uploads that were rolled back. */
export const chores = (storage: Storage): Chore[] => [
  removeFiles(storage, {
    name: 'bankFiles.removeCancelled',
    cron: '25 * * * *',
    reason: 'remove bank files that were given up',
    finished: cancelled,
    forget,
  }),
  removeUnnamed(storage, {
    name: 'bankFiles.removeUnnamed',
    cron: '55 19 * * *',
    reason: 'remove bank files of uploads that were rolled back',
    folders: ['bankfile'],
    unnamed: unnamedIn('bank_file', 'file_path'),
  }),
]
