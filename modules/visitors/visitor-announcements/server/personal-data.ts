import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { visitorAnnouncementsWords } from '../words.ts'

const theirs = `t.name = person.name and v.name in (person.name, '') and (v.forgotten_at = now()
  or regexp_replace(v.phone, '\\D', '', 'g') = any(person.phones))`

/** Notices that somebody stands at the door. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'visitorAnnouncements',
    ...inChinese(visitorAnnouncementsWords.holdings.visitorAnnouncements),
    records: `
      select t.at, '到訪通知' as title, t.name as words, '' as stays
      from person join visitor_announcement t on t.community_id = person.community
      join visitor v on v.community_id = t.community_id and v.id = t.visitor_id where ${theirs}`,
    forget: [
      `update visitor_announcement t set name = '' from person, visitor v
       where t.community_id = person.community and v.community_id = t.community_id and v.id = t.visitor_id
         and t.ended_at is not null and ${theirs}`,
    ],
  },
]
