import { retentionsOf } from '#platform/server/retention.ts'
import { messagesWords } from '../words.ts'

/** How long the words of residents are kept after their matter was closed (個資法 Art. 11). */
export const retentions = retentionsOf(messagesWords, {
  'messages.content': {
    defaultDays: 730,
    minDays: 90,
    maxDays: 1825,
    forget: [
      `with old as (
         select p.id, p.path from message_photo p join resident_message t on t.community_id = p.community_id and t.id = p.message_id
         where p.community_id = lobby_community() and t.status = 2 and t.closed_at < $1 order by t.closed_at limit $2 for update of p
       ), gone as (
         delete from message_photo p using old where p.community_id = lobby_community() and p.id = old.id
       ) select id, array[path] as paths from old`,
      `with old as (
         select t.id from resident_message t
         where t.community_id = lobby_community() and t.status = 2 and t.forgotten_at is null and t.closed_at < $1
         order by t.closed_at limit $2 for update
       ), said as (
         update message_line l set content = '', file_paths = '{}' from message_line b, old
         where l.community_id = lobby_community() and b.community_id = l.community_id and b.id = l.id and l.message_id = old.id
         returning b.file_paths as paths, l.message_id
       ), gone as (
         update resident_message t set sender_name = '', content = '', forgotten_at = now() from old
         where t.community_id = lobby_community() and t.id = old.id returning t.id
       )
       select g.id, (select array_agg(p) from said, unnest(said.paths) p where said.message_id = g.id) as paths from gone g`,
    ],
  },
})
