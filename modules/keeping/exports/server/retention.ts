import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { exportsWords } from '../words.ts'

const forget = deleteOld({
  table: 'export',
  endedAt: 't.created_at',
  where: `t.file_path = '' and t.state in ('completed', 'failed', 'cancelled')`,
})

/** The list of exports; their files go after seven days whatever the setting. */
export const retentions = retentionsOf(exportsWords, {
  'exports.records': { defaultDays: 30, minDays: 7, maxDays: 365, forget: [forget] },
})
