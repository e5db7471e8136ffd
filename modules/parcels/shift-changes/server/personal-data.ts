import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { shiftChangesWords } from '../words.ts'

const theirs = `one.i ->> 'Name' = person.name and (one.i ->> 'TabletId')::uuid = any(person.homes)`

/** Residents' names on signed lists. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'shiftChanges',
    ...inChinese(shiftChangesWords.holdings.shiftChanges),
    records: `
      select s.at, '交接清單' as title, concat_ws('　', '第 ' || s.number || ' 次', one.i ->> 'SerialNum',
          one.i ->> 'TabletNote', one.i ->> 'Name', nullif(one.i ->> 'Note', ''), nullif(one.i ->> 'TransportCode', '')) as words,
        '' as stays
      from person join shift_change s on s.community_id = person.community
      cross join lateral jsonb_array_elements(s.items) as one (i)
      where s.forgotten_at is null and ${theirs}`,
    forget: [
      `update shift_change s set items = (
         select jsonb_agg(case when ${theirs}
           then one.i || '{"Name": "", "Note": "", "TransportCode": ""}' else one.i end order by one.n)
         from jsonb_array_elements(s.items) with ordinality as one (i, n))
       from person where s.community_id = person.community and s.forgotten_at is null
         and exists (select from jsonb_array_elements(s.items) as one (i) where ${theirs})`,
    ],
  },
]
