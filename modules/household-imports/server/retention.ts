import type { Retention } from '#platform/server/retention.ts'

/** The list of imports; their files and previews go at once or after a day, whatever the setting. */
export const retentions: readonly Retention[] = [
  {
    name: 'householdImports.records',
    title: '匯入清單',
    words:
      '上傳的檔案與預覽在匯入完成時刪除，未處理的 24 小時後刪除；清單上的紀錄（檔名、筆數）到期刪除，稽核紀錄另外保存。',
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
