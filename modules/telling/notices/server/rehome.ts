import type { Context } from '#platform/server/context.ts'
import { noticesChanged } from '../events.ts'

// What was told already stays where it was told.
const open = `
  update notice_delivery d set household_id = $2 from notice n
  where n.id = d.notice_id and d.household_id = $1 and d.state in ('waiting', 'failed', 'byHand')
    and ($3::uuid[] is null or n.resident_id = any($3))
  returning d.notice_id as id`

const ofOpen = 'update notice set household_id = $2 where household_id = $1 and id = any($3)'

/**
 * What a household is yet to be told is for another one from now on, when households are merged or split; with
 * `residentIds` only what is for one of these people.
 */
export async function rehomeNotices(
  context: Context,
  { fromId, toId, residentIds }: { fromId: string; toId: string; residentIds?: readonly string[] },
): Promise<void> {
  const rows = await context.query<{ id: string }>(open, [fromId, toId, residentIds ?? null])
  if (!rows.length) return
  await context.query(ofOpen, [fromId, toId, rows.map(({ id }) => id)])
  context.emit(noticesChanged, {})
}
