import { revive } from '#platform/server/file-chores.ts'
import type { Chore } from '#platform/server/jobs.ts'

/** What should have gone out ten minutes ago, and is neither sent nor called off: its job was lost. */
const silent = `
  select n.community_id as "communityId", 'notifications.send' as job, 'notification:' || n.id as key,
    json_build_object('notificationId', n.id)::text as payload
  from notification n join community c on c.id = n.community_id and c.suspended_at is null
  where n.sent_at is null and n.called_off_at is null and n.due_at < $1::timestamptz - interval '10 minutes'
  order by n.due_at limit $2`

/** Every minute: what is overdue is queued again. */
export const chores: Chore[] = [
  revive({ name: 'notifications.revive', reason: 'send notifications that are overdue', silent }),
]
