import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { householdImportsWords } from '../words.ts'

const forget = deleteOld({
  table: 'household_import',
  endedAt: 't.created_at',
  where: `t.file_path = '' and t.state in ('refused', 'completed', 'cancelled', 'expired')`,
})

/** The list of imports; their files and previews go at once or after a day, whatever the setting. */
export const retentions = retentionsOf(householdImportsWords, {
  'householdImports.records': { defaultDays: 180, minDays: 30, maxDays: 1095, forget: [forget] },
})
