import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { notificationsWords } from '../words.ts'

/** Letters to owners or tenants that went to a person by name; those of whole households say nothing of anybody in them. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'notifications',
    ...inChinese(notificationsWords.holdings.notifications),
    records: `
      select coalesce(r.read_at, r.told_at) as at, '通知' as title,
        concat_ws('　', h.label, n.title, case when r.read_at is not null then '已讀' end) as words, '' as stays
      from person join notification_recipient r on r.community_id = person.community and r.resident_id = any(person.ids)
      join notification n on n.community_id = r.community_id and n.id = r.notification_id
      join household h on h.community_id = r.community_id and h.id = r.household_id`,
    forget: [
      `delete from notification_recipient r using person
       where r.community_id = person.community and r.resident_id = any(person.ids)`,
    ],
  },
]
