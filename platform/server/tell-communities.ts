import type { Lease } from './database.ts'
import { communityChannel } from './feed.ts'
import type { Emitted } from './outbox.ts'

// Counters are taken in the order of their communities, so that two that tell many at once never wait for each other.
const appendToAll = `
  with taken as (
    insert into event_counter (community_id, last)
    select id, $2 from community where id = any($1) order by id
    on conflict (community_id) do update set last = event_counter.last + $2
    returning community_id, last
  )
  insert into event (community_id, number, name, hear, payload)
  select taken.community_id, taken.last - $2 + e.n, e.name, e.hear, e.payload
  from taken, rows from (jsonb_to_recordset($3::jsonb) as (name text, hear text, payload jsonb)) with ordinality
    as e (name, hear, payload, n)`

/** Communities that one notification names: what PostgreSQL carries has an end. */
const named = 100

/** Writes the same events into several communities, with a lease of the door. Call it last before commit. */
export async function tellCommunities(
  lease: Lease,
  communityIds: readonly string[],
  emitted: readonly Emitted[],
): Promise<void> {
  if (!communityIds.length || !emitted.length) return
  await lease.query(appendToAll, [communityIds, emitted.length, JSON.stringify(emitted)])
  for (let from = 0; from < communityIds.length; from += named)
    await lease.query('select pg_notify($1, $2)', [
      communityChannel,
      communityIds.slice(from, from + named).join(','),
    ])
}
