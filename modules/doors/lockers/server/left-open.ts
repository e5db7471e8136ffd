import { eq } from 'drizzle-orm'
import { cut } from '#platform/contract/cut.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { clearAtHome, raiseAtHome } from '#modules/building/alarm-events/server/public.ts'
import { type CabinetRow, lockCabinet } from './locks.ts'
import { cabinetTable as cab } from './tables.ts'

/** Minutes after which a door that stands open is an alarm; a courier with both hands full needs one or two. */
const openMinutes = 5
/** 門禁 among the systems of a building; it is shown and told, and does not ring. */
const [category, level] = [9, 2] as const

const isLeftOpen = `c.retired_at is null and c.door_open_since < now() - interval '${openMinutes} minutes'`

/**
 * Cabinets whose doors were left open and nobody was told, or whose alarm is to end, across communities; only while the line is there: of
 * one without nobody knows how its doors stand.
 */
export const doorsToWatch = (lease: Lease) =>
  lease.query<{ communityId: string; cabinetId: string }>(
    // Begun with the few doors that are open and the few alarms that run, each by its index.
    `select t.community_id as "communityId", t.id as "cabinetId"
     from (select c.community_id, c.cabinet_id as id from locker_cubby c where ${isLeftOpen}
       union select a.community_id, a.id from locker_cabinet a where a.alarmed_at is not null) few
     join locker_cabinet t on t.community_id = few.community_id and t.id = few.id
     where t.retired_at is null and t.connection_id is not null and (t.alarmed_at is not null) <> exists (
       select from locker_cubby c where c.community_id = t.community_id and c.cabinet_id = t.id and ${isLeftOpen})`,
  )

const nameOf = ({ name }: Pick<CabinetRow, 'name'>) => cut(`智取櫃門未關：${name}`, 40)

/** The alarm of a cabinet is over: its doors are shut, or it is called otherwise or gone. The caller holds it. */
export async function endDoorAlarm(context: Context, cabinet: CabinetRow): Promise<void> {
  if (!cabinet.alarmedAt) return
  await clearAtHome(context, { householdId: null, name: nameOf(cabinet) })
  await context.db.update(cab).set({ alarmedAt: null }).where(eq(cab.id, cabinet.id))
}

/** An alarm of the house runs while doors of a cabinet stand open for long, and ends with the last of them. */
export async function watchDoors(context: Context, cabinetId: string): Promise<void> {
  const cabinet = await lockCabinet(context, cabinetId)
  const open = await context.query<{ name: string }>(
    `select c.name from locker_cubby c where c.cabinet_id = $1 and ${isLeftOpen} order by c.name`,
    [cabinetId],
  )
  if (!open.length) return endDoorAlarm(context, cabinet)
  if (cabinet.alarmedAt) return
  const doors = cut(open.map((one) => one.name).join('、'), 30, '…')
  await raiseAtHome(context, {
    householdId: null,
    name: nameOf(cabinet),
    meaning: `${doors} 的門開著超過 ${openMinutes} 分鐘，請到場關上`,
    place: cut(cabinet.place || cabinet.name, 40),
    category,
    level,
  })
  await context.db.update(cab).set({ alarmedAt: context.now }).where(eq(cab.id, cabinetId))
}
