import { eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { lockersChanged } from '../events.ts'
import { noteOpened } from './hear-cabinet.ts'
import { lockStay } from './locks.ts'
import { noteStep, tellHousehold } from './steps.ts'
import { stayTable as s } from './tables.ts'

/** What fell silent, across communities: doors that were never told, and drops of which nothing was heard for two minutes. */
export const silent = (lease: Lease) =>
  lease.query<{ communityId: string; commandId: string | null; stayId: string | null }>(
    `select community_id as "communityId", id as "commandId", null::uuid as "stayId" from locker_command
       where state = 'waiting' and expires_at < now()
     union all
     select community_id, null, id from locker_stay where state = 'dropping' and asked_at < now() - interval '2 minutes'`,
  )

/** A door that was never told stays shut; a drop of which nothing is heard has somebody look. */
export async function settleSilent(
  context: Context,
  of: { commandId: string | null; stayId: string | null },
): Promise<void> {
  if (of.commandId) await noteOpened(context, { commandId: of.commandId, isDone: false, answer: 'expired' })
  if (!of.stayId) return
  const stay = await lockStay(context, of.stayId)
  if (stay.state !== 'dropping' || !stay.cabinetId) return
  await context.db.update(s).set({ state: 'unsure' }).where(eq(s.id, stay.id))
  await noteStep(context, { step: 'dropInterrupted', stayId: stay.id, cubbyId: stay.cubbyId, by: '智取櫃' })
  context.emit(lockersChanged, { cabinetId: stay.cabinetId })
}

/** Hours in a cubby after which a household is reminded, and how often. */
const [remindsAfter, mostReminders] = [24, 2]
const hour = 3_600_000

/** Parcels that have lain in their cubbies for another day, across communities; the oldest first. */
export const toRemind = (lease: Lease) =>
  lease.query<{ communityId: string; stayId: string }>(
    `select community_id as "communityId", id as "stayId" from locker_stay
     where state = 'stowed' and remind_count < $1 and hold_until > now()
       and stowed_at <= now() - (remind_count + 1) * $2 * interval '1 hour'
     order by stowed_at limit 1000`,
    [mostReminders, remindsAfter],
  )

/** Reminds a household of its parcel, unless it was taken out or somebody else just did. */
export async function remindOf(context: Context, stayId: string): Promise<void> {
  const { state, stowedAt, remindCount, cubbyId } = await lockStay(context, stayId)
  const due = (stowedAt?.getTime() ?? Infinity) + (remindCount + 1) * remindsAfter * hour
  if (state !== 'stowed' || remindCount >= mostReminders || due > context.now.getTime()) return
  await context.db
    .update(s)
    .set({ remindCount: remindCount + 1 })
    .where(eq(s.id, stayId))
  await noteStep(context, { step: 'reminded', stayId, cubbyId, by: '智取櫃' })
  await tellHousehold(context, stayId, 'reminded')
}
