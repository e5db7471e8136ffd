import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { noticesWords } from '../words.ts'

/** Messages to residents, and how they want to hear. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'notices',
    ...inChinese(noticesWords.holdings.notices),
    records: `
      select n.made_at as at, '通知' as title, concat_ws('　', n.title, nullif(n.text, ''),
          (select string_agg(concat_ws(' ', d.recipient_name, d.address_shown), '、') from notice_delivery d
           where d.community_id = n.community_id and d.notice_id = n.id and d.resident_id = any(person.ids))) as words, '' as stays
      from person join notice n on n.community_id = person.community
      where n.resident_id = any(person.ids) or exists (select from notice_delivery d
        where d.community_id = n.community_id and d.notice_id = n.id and d.resident_id = any(person.ids))
      union all
      select c.changed_at, '通知方式', concat_ws('　', nullif(c.email, ''), case when c.line_user_id <> '' then 'LINE' end, c.way), ''
      from person join notice_contact c on c.community_id = person.community and c.resident_id = any(person.ids)`,
    open: `
      select format('還有 %s 則通知等待送出，請稍後再試，或先在通知頁處理。', count(distinct d.notice_id)) as words
      from person join notice_delivery d on d.community_id = person.community and d.resident_id = any(person.ids)
      where d.state in ('waiting', 'failed', 'byHand') having count(*) > 0`,
    forget: [
      `with gone as (
         update notice_delivery d set resident_id = null, recipient_name = '', address_shown = '', test_address = '',
           provider_message_id = '', problem = ''
         from person where d.community_id = person.community and d.resident_id = any(person.ids)
         returning d.notice_id
       )
       update notice n set text = '', resident_id = null from person
       where n.community_id = person.community
         and (n.resident_id = any(person.ids) or (n.household_id = any(person.homes) and n.id in (select notice_id from gone)))`,
      `delete from notice_contact c using person where c.community_id = person.community and c.resident_id = any(person.ids)`,
    ],
  },
]
