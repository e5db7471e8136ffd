import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { messagesWords } from '../words.ts'

const theirs = 't.sender_name = person.name and t.household_id = any(person.homes)'

/** What is held of residents who wrote to the management. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'messages',
    ...inChinese(messagesWords.holdings.messages),
    records: `
      select t.at, '意見' as title, concat_ws('　', h.label, t.sender_name, t.content) as words, '' as stays
      from person join resident_message t on t.community_id = person.community
      join household h on h.community_id = t.community_id and h.id = t.household_id
      where t.forgotten_at is null and ${theirs}`,
    open: `
      select format('還有 %s 則意見未結案，請先處理。', count(*)) as words
      from person join resident_message t on t.community_id = person.community
      where t.status < 2 and ${theirs} having count(*) > 0`,
    forget: [
      `with old as (
         select p.community_id, p.id, p.path from message_photo p, resident_message t, person
         where p.community_id = person.community and t.community_id = person.community and t.id = p.message_id
           and t.status = 2 and ${theirs}
       ), gone as (
         delete from message_photo p using old where p.community_id = old.community_id and p.id = old.id
       ) select array[path] as paths from old`,
      `update message_line l set content = '' from resident_message t, person
       where l.community_id = person.community and t.community_id = person.community and l.message_id = t.id
         and t.status = 2 and ${theirs}`,
      `update resident_message t set sender_name = '', content = '', forgotten_at = now() from person
       where t.community_id = person.community and t.status = 2 and ${theirs}`,
    ],
  },
]
