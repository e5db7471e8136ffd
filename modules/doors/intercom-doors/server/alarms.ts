import { eq } from 'drizzle-orm'
import { cut } from '#platform/contract/cut.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { clearAtHome, raiseAtHome } from '#modules/building/alarm-events/server/public.ts'
import { type DoorRow, doorTable as d } from './tables.ts'

/** 門禁 among the systems of a building; a door that was forced is graver than one that was left open. */
const category = 9
const levels = { left: 2, forced: 3 } as const

const nameOf = ({ name }: Pick<DoorRow, 'name'>, what: keyof typeof levels) =>
  cut(`${what === 'left' ? '門未關' : '門被強行打開'}：${name}`, 40)

async function raise(
  context: Context,
  door: DoorRow,
  what: keyof typeof levels,
  meaning: string,
): Promise<void> {
  await raiseAtHome(context, {
    householdId: null,
    name: nameOf(door, what),
    meaning,
    place: cut(door.name, 40),
    category,
    level: levels[what],
  })
}

/** A door was forced at an instant: an alarm of the house until it is closed. The caller holds it. */
export async function raiseForced(context: Context, door: DoorRow, since: string): Promise<void> {
  if (door.forceAlarmedAt) return
  await raise(context, door, 'forced', `${since} 沒有人開門，門被強行打開，請到場查看`)
  await context.db.update(d).set({ forceAlarmedAt: context.now }).where(eq(d.id, door.id))
}

/** Its alarms are over: it is closed, or called otherwise, or gone. The caller holds it. */
export async function endAlarms(context: Context, door: DoorRow): Promise<void> {
  if (door.alarmedAt) await clearAtHome(context, { householdId: null, name: nameOf(door, 'left') })
  if (door.forceAlarmedAt) await clearAtHome(context, { householdId: null, name: nameOf(door, 'forced') })
  if (door.alarmedAt || door.forceAlarmedAt)
    await context.db.update(d).set({ alarmedAt: null, forceAlarmedAt: null }).where(eq(d.id, door.id))
}

const isLeftOpen = `(t.held_at is not null or t.open_since < now() - t.open_minutes * interval '1 minute')`
const isOver = `(t.retired_at is not null or exists (select from intercom_sentry s where s.community_id = t.community_id and s.id = t.sentry_id and s.retired_at is not null))`

/**
 * Doors that were left open and nobody was told, or whose sentry is gone while an alarm runs, across communities; only while
 * the line is there: of a door without nobody knows how it stands.
 */
export const doorsToWatch = (lease: Lease) =>
  lease.query<{ communityId: string; doorId: string }>(
    `select t.community_id as "communityId", t.id as "doorId" from intercom_door t
     where (t.open_since is not null or t.alarmed_at is not null or t.force_alarmed_at is not null)
       and case when ${isOver} then t.alarmed_at is not null or t.force_alarmed_at is not null
         else t.connection_id is not null and t.open_since is not null and t.alarmed_at is null and ${isLeftOpen} end`,
  )

/** An alarm of the house runs while a door stands open for long; what says that it is closed ends it. */
export async function watchDoor(context: Context, doorId: string): Promise<void> {
  const [door] = await context.db.select().from(d).where(eq(d.id, doorId)).for('update')
  if (!door) return
  const rows = await context.query<{ isOver: boolean; isLeft: boolean }>(
    `select ${isOver} as "isOver", t.open_since is not null and ${isLeftOpen} as "isLeft" from intercom_door t where t.id = $1`,
    [doorId],
  )
  if (rows[0]?.isOver) return endAlarms(context, door)
  if (!rows[0]?.isLeft || door.alarmedAt) return
  const why = door.heldAt ? '門禁回報門開著太久' : `門開著超過 ${door.openMinutes} 分鐘`
  await raise(context, door, 'left', `${why}，請到場關上`)
  await context.db.update(d).set({ alarmedAt: context.now }).where(eq(d.id, doorId))
}
