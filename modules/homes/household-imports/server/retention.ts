import { inChinese } from '#platform/contract/words.ts'
import type { Retention } from '#platform/server/retention.ts'
import { householdImportsWords } from '../words.ts'

/** The list of imports; their files and previews go at once or after a day, whatever the setting. */
export const retentions: readonly Retention[] = [
  {
    name: 'householdImports.records',
    ...inChinese(householdImportsWords.retentions['householdImports.records']),
    defaultDays: 180,
    minDays: 30,
    maxDays: 1095,
    async forget(lease, before, limit) {
      const rows = await lease.query(
        `delete from household_import where community_id = lobby_community() and id in (
           select id from household_import where community_id = lobby_community() and created_at < $1 and file_path = ''
             and state in ('refused', 'completed', 'cancelled', 'expired') order by created_at limit $2)
         returning id`,
        [before, limit],
      )
      return rows.length
    },
  },
]
