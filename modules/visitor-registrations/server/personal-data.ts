import type { PersonalData } from '#platform/server/personal-data.ts'

const theirs = `t.name = person.name and regexp_replace(t.phone, '\\D', '', 'g') = any(person.phones)`

/** What somebody wrote into the public form. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'visitorRegistrations',
    title: '訪客實名登記',
    words: '姓名與電話都相符的登記整筆刪除，到訪通知一併刪除。',
    records: `
      select t.at, '登記' as title, concat_ws('　', t.name, t.phone, nullif(t.going_to, '')) as words, '' as stays
      from person join visitor_registration t on t.community_id = person.community where ${theirs}`,
    forget: [
      `delete from visitor_registration t using person where t.community_id = person.community and ${theirs}`,
    ],
  },
]
