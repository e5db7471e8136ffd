import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { householdsWords } from '../words.ts'

const forgetMarks = `
  delete from household_mark m where m.community_id = lobby_community() and m.id in (
    select m.id from household_mark m
    join resident r on r.community_id = m.community_id and r.id = m.resident_id
    where m.community_id = lobby_community() and r.moved_out_at < $1 limit $2 for update of m)
  returning m.id`

// Owners' names are in the history only as people read them; whose name it is now stands in the books.
const namesIn = (side: string) => `case when e ->> '${side}' = '' then '' else '（已刪除）' end`
const forgetNames = emptyOld({
  table: 'household_change',
  endedAt: 't.at',
  where: `t.reason <> '' or exists (select from jsonb_array_elements(t.changes) e where e ->> 'field' = 'owners'
    and (e ->> 'before' not in ('', '（已刪除）') or e ->> 'after' not in ('', '（已刪除）')))`,
  set: `reason = '', changes = (
    select coalesce(jsonb_agg(case when e ->> 'field' <> 'owners' then e
      else e || jsonb_build_object('before', ${namesIn('before')}, 'after', ${namesIn('after')}) end order by n), '[]')
    from jsonb_array_elements(t.changes) with ordinality as of_change (e, n))`,
})

/** Marks of people who moved out, and who owned a unit before (個資法 Art. 11). */
export const retentions = retentionsOf(householdsWords, {
  'households.marks': { defaultDays: 90, minDays: 7, maxDays: 1825, forget: [forgetMarks] },
  'households.history': { defaultDays: 1825, minDays: 365, maxDays: 3650, forget: [forgetNames] },
})
