import { revive } from '#platform/server/file-chores.ts'
import type { Chore } from '#platform/server/jobs.ts'

/** News whose time to go online, or offline, was ten minutes ago, while their letter says something else: a job was lost. */
const silent = `
  select n.community_id as "communityId", 'news.turn' as job, case when is_end then 'news-end:' else 'news:' end || n.id as key,
    json_build_object('newsId', n.id, 'isEnd', is_end)::text as payload
  from news n
  join community c on c.id = n.community_id and c.suspended_at is null
  left join notification l on l.community_id = n.community_id and l.id = n.id
  cross join lateral (select coalesce(n.offline_at < $1::timestamptz, false) as is_end) now
  where n.released_at is not null and n.deleted_at is null and n.taken_off_at is null
    and ((is_end and l.called_off_at is null and l.id is not null and n.offline_at < $1::timestamptz - interval '10 minutes')
      or (not is_end and l.id is null and n.is_told and n.publish_at < $1::timestamptz - interval '10 minutes'))
  order by coalesce(n.publish_at, n.released_at) limit $2`

/** Every minute: what is overdue is queued again. */
export const chores: Chore[] = [
  revive({ name: 'news.revive', reason: 'bring news out, or in, whose time is over', silent }),
]
