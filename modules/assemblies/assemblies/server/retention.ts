import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { assembliesWords } from '../words.ts'

// A meeting that was held keeps what belongs to its minutes (Art. 34); of one that never came to minutes nothing asks for its roll.
const endedAt = `(select coalesce(a.deleted_at, a.cancelled_at, case when a.status = 'draft' then a.meeting_at end)
  from assembly a where a.community_id = t.community_id and a.id = t.assembly_id)`

/** How long the roll of a meeting that was not held is kept (個資法 Art. 11). */
export const retentions = retentionsOf(assembliesWords, {
  'assemblies.rolls': {
    defaultDays: 180,
    minDays: 30,
    maxDays: 1825,
    forget: [
      emptyOld({
        table: 'assembly_presence',
        endedAt,
        where: "t.agent_name <> '' or t.signature_path <> '' or t.proxy_path <> ''",
        set: "agent_key = case when agent_key is not null then '' end, agent_name = '', signature_path = '', proxy_path = ''",
      }),
      emptyOld({
        table: 'assembly_unit',
        endedAt,
        where: "t.owner_key <> ''",
        set: `owners = '[{"name":"－","code":""}]', owner_key = '', representative = '', card_hash = '', card_sealed = null`,
      }),
    ],
  },
})
