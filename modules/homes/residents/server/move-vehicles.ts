import type { Context } from '#platform/server/context.ts'
import { vehiclesWritten } from './vehicles-seen.ts'

// A plate that the other household has already is the same vehicle: this row of it leaves.
const move = `
  with moving as (
    select v.id, exists (select from vehicle w where w.household_id = $2 and w.bare_plate = v.bare_plate
      and w.plate <> '' and w.removed_at is null) as is_there
    from vehicle v where v.household_id = $1 and v.removed_at is null and ($3::uuid[] is null or v.id = any($3))
  )
  update vehicle v set household_id = case when m.is_there then v.household_id else $2 end,
    removed_at = case when m.is_there then $4::timestamptz end
  from moving m where m.id = v.id returning v.resident_id is null as "isOwn"`

/**
 * Vehicles of a locked household go over to another one, when households are merged or split: all, or those that are
 * named; whose they are stays. Gives how many.
 */
export async function moveVehicles(
  context: Context,
  { fromId, toId, vehicleIds }: { fromId: string; toId: string; vehicleIds?: readonly string[] },
): Promise<number> {
  const moved = await context.query<{ isOwn: boolean }>(move, [fromId, toId, vehicleIds ?? null, context.now])
  if (moved.some((item) => item.isOwn)) await vehiclesWritten(context, [fromId, toId])
  return moved.length
}
