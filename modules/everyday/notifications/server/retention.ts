import { retentionsOf } from '#platform/server/retention.ts'
import { notificationsWords } from '../words.ts'

/** How long it is kept which household was told what, and when it read it (個資法 Art. 11). */
export const retentions = retentionsOf(notificationsWords, {
  'notifications.receipts': {
    defaultDays: 730,
    minDays: 90,
    maxDays: 1825,
    forget: [
      `delete from notification_recipient t where t.community_id = lobby_community() and t.id in (
         select r.id from notification_recipient r
         join notification n on n.community_id = r.community_id and n.id = r.notification_id
         where r.community_id = lobby_community() and n.sent_at < $1 order by n.sent_at limit $2)
       returning t.id`,
    ],
  },
})
