import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { messagesWords } from '../words.ts'

// By its link a household writes under any name: what is no other resident's is theirs, of the time in which they lived there.
const theirs = `
  (t.household_id = any(person.homes) or t.household_id in (
    select h.merged_into from household h where h.community_id = person.community and h.id = any(person.homes)))
  and (t.sender_name = person.name or (t.source = 'form'
    and exists (
      select from resident p where p.community_id = t.community_id and p.id = any(person.ids)
        and t.at >= coalesce(p.moved_in_on, '-infinity') and t.at <= coalesce(p.moved_out_at, 'infinity'))
    and not exists (
      select from resident o where o.community_id = t.community_id and o.household_id = t.household_id
        and o.name = t.sender_name and o.id <> all(person.ids))))`

/** What is held of residents who wrote to the management. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'messages',
    ...inChinese(messagesWords.holdings.messages),
    records: `
      select t.at, '意見' as title, concat_ws('　', h.label, t.sender_name, t.content) as words, '' as stays
      from person join resident_message t on t.community_id = person.community
      join household h on h.community_id = t.community_id and h.id = t.household_id
      where t.forgotten_at is null and ${theirs}
      union all
      select l.at, '意見' as title, concat_ws('　', h.label, t.sender_name, l.content) as words, '' as stays
      from person join resident_message t on t.community_id = person.community
      join household h on h.community_id = t.community_id and h.id = t.household_id
      join message_line l on l.community_id = t.community_id and l.message_id = t.id and l.kind = 'wrote'
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
      `with let_go as (
         select l.id, l.community_id, l.file_paths as paths from message_line l
         join resident_message t on t.community_id = l.community_id and t.id = l.message_id, person
         where l.community_id = person.community and t.status = 2 and ${theirs} for update of l
       ), emptied as (
         update message_line l set content = '', file_paths = '{}' from let_go
         where l.community_id = let_go.community_id and l.id = let_go.id
       )
       select paths from let_go`,
      `update resident_message t set sender_name = '', content = '', forgotten_at = now() from person
       where t.community_id = person.community and t.status = 2 and ${theirs}`,
    ],
  },
]
