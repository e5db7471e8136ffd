import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { assembliesWords } from '../words.ts'

// A meeting that was held keeps what belongs to its minutes (Art. 34); of one that never came to minutes nothing asks for its roll.
const endedAt = `(select coalesce(a.deleted_at, a.cancelled_at, case when a.status in ('draft', 'published') then a.meeting_at end)
  from assembly a where a.community_id = t.community_id and a.id = t.assembly_id)`

// A photo of a proxy or a signature serves all units of one act, which claimed it once: it is let go once.
const emptyPresences = `
  with old as (
    select t.id, t.proxy_path, t.signature_path from assembly_presence t
    where t.community_id = lobby_community() and (t.agent_name <> '' or t.attendee_name <> '' or t.signature_path <> '' or t.proxy_path <> '')
      and ${endedAt} < $1
    order by ${endedAt}, t.registered_at limit $2 for update
  ), emptied as (
    update assembly_presence t set agent_key = case when t.agent_key is not null then '' end, agent_name = '',
      attendee_name = '', signature_path = '', proxy_path = ''
    from old where t.community_id = lobby_community() and t.id = old.id
  )
  select array[
    case when row_number() over (partition by proxy_path order by id) = 1 then proxy_path else '' end,
    case when row_number() over (partition by signature_path order by id) = 1 then signature_path else '' end] as paths
  from old`

/** How long the roll of a meeting that was not held is kept (個資法 Art. 11). */
export const retentions = retentionsOf(assembliesWords, {
  'assemblies.rolls': {
    defaultDays: 180,
    minDays: 30,
    maxDays: 1825,
    forget: [
      emptyPresences,
      emptyOld({
        table: 'assembly_unit',
        endedAt,
        where: "t.owner_key <> ''",
        set: `owners = '[{"name":"－","code":""}]', owner_key = '', representative = '', card_hash = '', card_sealed = null`,
      }),
    ],
  },
})
