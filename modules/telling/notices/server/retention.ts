import { retentionsOf } from '#platform/server/retention.ts'
import { noticesWords } from '../words.ts'

// What still waits to be told is never touched. The rows stay, so that nobody is told of the same thing anew.
const forgetNotices = `
  with gone as (
    update notice n set text = '', resident_id = null
    where n.community_id = lobby_community() and n.id in (
      select n.id from notice n where n.community_id = lobby_community() and n.text <> '' and n.made_at < $1
        and not exists (select from notice_delivery d where d.community_id = n.community_id and d.notice_id = n.id
          and d.state in ('waiting', 'failed', 'byHand'))
      order by n.made_at limit $2 for update)
    returning n.id
  ), deliveries as (
    update notice_delivery d set resident_id = null, recipient_name = '', address_shown = '', test_address = '',
      provider_message_id = '', problem = ''
    where d.community_id = lobby_community() and d.notice_id in (select id from gone)
  )
  select id from gone`

const forgetContacts = `
  delete from notice_contact c
  where c.community_id = lobby_community() and c.resident_id in (
    select r.id from resident r join notice_contact o on o.community_id = r.community_id and o.resident_id = r.id
    where r.community_id = lobby_community() and r.moved_out_at < $1 limit $2)
  returning c.resident_id`

/** What is kept of messages to residents, and for how long (個資法 Art. 11). */
export const retentions = retentionsOf(noticesWords, {
  'notices.personal': {
    defaultDays: 180,
    minDays: 30,
    maxDays: 730,
    forget: [forgetNotices, forgetContacts],
  },
})
