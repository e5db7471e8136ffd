import { inChinese } from '#platform/contract/words.ts'
import type { Retention } from '#platform/server/retention.ts'
import { exportsWords } from '../words.ts'

/** The list of exports; their files go after seven days whatever the setting. */
export const retentions: readonly Retention[] = [
  {
    name: 'exports.records',
    ...inChinese(exportsWords.retentions['exports.records']),
    defaultDays: 30,
    minDays: 7,
    maxDays: 365,
    async forget(lease, before, limit) {
      const rows = await lease.query(
        `delete from export where community_id = lobby_community() and id in (
           select id from export where community_id = lobby_community() and created_at < $1 and file_path = ''
             and state in ('completed', 'failed', 'cancelled') order by created_at limit $2)
         returning id`,
        [before, limit],
      )
      return rows.length
    },
  },
]
