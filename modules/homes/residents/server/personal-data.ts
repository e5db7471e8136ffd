import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { residentsWords } from '../words.ts'
import { forgetPeople } from './forgotten.ts'

/** Who lives or lived here. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'residents',
    ...inChinese(residentsWords.holdings.residents),
    records: `
      select r.changed_at as at, '住戶' as title, concat_ws('　', h.label, r.name, nullif(r.mobile, ''), nullif(r.phone2, ''),
          '生日 ' || r.birthday, '遷入 ' || r.moved_in_on, '遷出 ' || r.moved_out_on,
          '租約 ' || r.contract_from || ' 至 ' || r.contract_until, case when r.avatar_path <> '' then '有照片' end) as words, '' as stays
      from person join resident r on r.community_id = person.community and r.id = any(person.ids)
      join household h on h.community_id = r.community_id and h.id = r.household_id where r.forgotten_at is null
      union all
      select null, '車輛', v.plate, '' from person join vehicle v on v.community_id = person.community
        and v.resident_id = any(person.ids)
      union all
      select null, '緊急聯絡人', concat_ws('　', e.name, nullif(e.relation, ''), e.phone), '' from person
        join emergency_contact e on e.community_id = person.community and e.resident_id = any(person.ids)
      union all
      select null, '備註', n.note, '' from person join resident_note n on n.community_id = person.community
        and n.resident_id = any(person.ids)
      union all
      select m.at, '遷移', concat_ws('　', m.on_day::text, f.label, '→ ' || t.label, nullif(m.reason, '')), ''
      from person join resident_move m on m.community_id = person.community and m.resident_id = any(person.ids)
      join resident r on r.community_id = m.community_id and r.id = m.resident_id and r.forgotten_at is null
      left join household f on f.community_id = m.community_id and f.id = m.from_household_id
      left join household t on t.community_id = m.community_id and t.id = m.to_household_id`,
    open: `
      select format('仍登記為 %s 的住戶，請先辦理遷出。', h.label) as words
      from person join resident r on r.community_id = person.community and r.id = any(person.ids)
      join household h on h.community_id = r.community_id and h.id = r.household_id
      where r.moved_out_at is null order by h.label`,
    forget: [`with ${forgetPeople('select unnest(person.ids) from person')} select paths from gone`],
  },
]
