import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { emergencyNoticesWords } from '../words.ts'

const named = `t.sent_by_name <> '' or t.gone_by_name <> '' or t.found_by_name <> '' or t.found_note <> ''`

/** Who walked to its screens, and what they wrote of it. */
const forgetWalks = `
  update emergency_target t set sent_by_name = '', gone_by_name = '', found_by_name = '', found_note = ''
  where t.community_id = lobby_community() and (t.notice_id, t.device_id) in (
    select t.notice_id, t.device_id from emergency_target t
    join emergency_notice n on n.community_id = t.community_id and n.id = t.notice_id
    where t.community_id = lobby_community() and n.expires_at < $1 and (${named})
    order by n.expires_at limit $2 for update of t)
  returning t.notice_id as id`

/** How long the content of emergency notices is kept (個資法 Art. 11): one that looks for somebody describes a person. */
export const retentions = retentionsOf(emergencyNoticesWords, {
  'emergencyNotices.content': {
    defaultDays: 180,
    minDays: 7,
    maxDays: 730,
    forget: [
      emptyOld({
        table: 'emergency_notice',
        endedAt: 't.expires_at',
        where: "t.content <> '' or (t.template = 'missing' and t.title <> '尋人')",
        // The name of one that looks for somebody may be theirs.
        set: "content = '', title = case when template = 'missing' then '尋人' else title end",
      }),
      forgetWalks,
    ],
  },
})
