import type { Context } from '#platform/server/context.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import type { MessageRecord } from './tables.ts'

/** Of a message `m`: all who lived there when it was written, or came to its household, left since. Whoever lives there now never wrote it. */
export const hasNoReader = `exists (select from household_link l where l.community_id = m.community_id
  and l.household_id = m.household_id and l.left_at > coalesce(m.household_since, m.at))`

/**
 * Whose a message is that somebody takes up again: what was closed when its household became part of another stayed behind, and
 * is that one's from here on, as everything open is (R271).
 */
export async function heirOf(
  context: Context,
  { householdId }: MessageRecord,
): Promise<Partial<MessageRecord>> {
  const current = await currentHouseholdId(context, householdId)
  return current === householdId ? {} : { householdId: current, householdSince: context.now }
}
