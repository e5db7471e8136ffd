import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { assembliesWords } from '../words.ts'

/** What rolls of meetings hold of an owner: that he is on them, with which area, and who came for him. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'assemblies',
    ...inChinese(assembliesWords.holdings.assemblies),
    records: `
      select a.meeting_at as at, '區分所有權人名冊' as title, concat_ws('　', a.title, t.label,
          case when p.id is null then '未報到' when p.agent_key is null and p.attendee_name not in ('', person.name) then '共有人 ' || p.attendee_name || ' 出席'
            when p.agent_key is null then '本人出席' else '代理 ' || p.agent_name end) as words,
        '會議紀錄、簽到簿與委託書依公寓大廈管理條例第 34 條保存。' as stays
      from person join assembly_unit t on t.community_id = person.community and t.household_id = any(person.homes)
        and exists (select from jsonb_array_elements(t.owners) o where o ->> 'name' = person.name)
      join assembly a on a.community_id = t.community_id and a.id = t.assembly_id
      left join assembly_presence p on p.community_id = t.community_id and p.unit_id = t.id and p.cancelled_at is null`,
    forget: [],
  },
]
