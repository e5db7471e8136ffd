import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { shiftChangesWords } from '../words.ts'

const forgetPeople = emptyOld({
  table: 'shift_change',
  endedAt: 't.at',
  where: 't.forgotten_at is null',
  set: `forgotten_at = now(), items = (
    select coalesce(jsonb_agg(i || '{"Name": "", "Note": "", "TransportCode": ""}' order by n), '[]')
    from jsonb_array_elements(t.items) with ordinality as one (i, n))`,
})

/** Residents on signed lists (個資法 Art. 11). The list itself stays as it was signed. */
export const retentions = retentionsOf(shiftChangesWords, {
  'shiftChanges.people': { defaultDays: 365, minDays: 90, maxDays: 1825, forget: [forgetPeople] },
})
