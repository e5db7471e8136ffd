import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { vehiclesChanged } from '../contract.ts'

const last = `select version, changed_at as at, changed_by_name as by from household_vehicles where household_id = $1`

/** Throws vehiclesChanged when the own vehicles of a locked household are not as they were seen at `version`. */
export async function requireVehiclesSeen(
  context: Context,
  householdId: string,
  version: number,
): Promise<void> {
  const [now] = await context.query<{ version: number; at: Date; by: string }>(last, [householdId])
  if (now && now.version !== version) throw vehiclesChanged(now.by, speakTime(now.at, context.now))
}

/** Ends a statement that gives `household_id`, one or more times, of households whose own vehicles it wrote. */
export const noteVehicles = (from: string, at: string, by: string): string => `
  insert into household_vehicles as s (household_id, changed_at, changed_by_name)
  select distinct household_id, ${at}::timestamptz, ${by}::text from ${from}
  on conflict (community_id, household_id) do update
    set version = s.version + 1, changed_at = excluded.changed_at, changed_by_name = excluded.changed_by_name`

/** The own vehicles of these households were written now, by whoever acts. */
export const vehiclesWritten = (context: Context, householdIds: readonly string[]): Promise<unknown> =>
  context.query(noteVehicles('unnest($1::uuid[]) as one (household_id)', '$2', '$3'), [
    [...householdIds],
    context.now,
    context.actor.name,
  ])
