import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { pollsWords } from '../words.ts'

// What a household said before somebody moved in, or after they left, is not theirs.
const whileThere = `exists (select from resident r
  where r.community_id = person.community and r.id = any(person.ids) and r.household_id = t.household_id
    and (r.moved_in_on is null or t.at >= r.moved_in_on) and (r.moved_out_at is null or t.at <= r.moved_out_at))`

/** What the households of a person chose in named polls, and what they said; a secret ballot is nobody's. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'polls',
    ...inChinese(pollsWords.holdings.polls),
    records: `
      select t.at, '投票' as title, concat_ws('　', h.label, p.title, (
          select string_agg(one ->> 'name', '、') from jsonb_array_elements(p.candidates) one
          where (one ->> 'candidateId')::uuid = any(t.candidate_ids))) as words,
        '屬於整戶，依保存期限清空。' as stays
      from person join poll_ballot t on t.community_id = person.community and t.household_id = any(person.homes)
      join poll p on p.community_id = t.community_id and p.id = t.poll_id
      join household h on h.community_id = t.community_id and h.id = t.household_id
      where ${whileThere}
      union all
      select t.at, '投票留言', concat_ws('　', h.label, t.body), '屬於整戶，依保存期限清空。'
      from person join poll_comment t on t.community_id = person.community and t.household_id = any(person.homes)
      join household h on h.community_id = t.community_id and h.id = t.household_id
      where t.body <> '' and ${whileThere}`,
    forget: [],
  },
]
