import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { type Shot, shotSeconds } from '../contract.ts'
import { deviceChangedEvent, shotTaken } from '../events.ts'
import { lockedDevice } from './queries.ts'
import { deviceTable as d, shotTable as s } from './tables.ts'

/** Since when an asking counts. */
const since = (now: Date) => new Date(now.getTime() - shotSeconds * 1000)

/** Asks a screen for a picture of itself; it comes within seconds when the screen is on. Throws notFound. */
export async function askShot(context: Context, deviceId: string): Promise<void> {
  await lockedDevice(context, eq(d.id, deviceId))
  const asked = { askedAt: context.now, askedByName: context.actor.name }
  await context.db
    .insert(s)
    .values({ deviceId, ...asked })
    .onConflictDoUpdate({ target: [s.communityId, s.deviceId], set: asked })
  // A screen that waits for news is woken.
  context.emit(deviceChangedEvent, { displayDeviceId: deviceId })
  context.audit({ action: 'boardDevices.askShot', target: 'boardDevice', targetId: deviceId })
}

/** Whether somebody waits for a picture of this screen. */
export async function isShotAsked(lease: Lease, deviceId: string, now: Date): Promise<boolean> {
  const rows = await lease.db
    .select({ id: s.deviceId })
    .from(s)
    .where(and(eq(s.deviceId, deviceId), gt(s.askedAt, since(now)), or(isNull(s.at), lt(s.at, s.askedAt))))
  return rows.length > 0
}

/** Keeps the picture that a screen was asked for; one that nobody asked for is nothing. */
export async function keepShot(work: Work, deviceId: string, picture: string): Promise<void> {
  if (!(await isShotAsked(work, deviceId, work.now))) return
  await work.db.update(s).set({ at: work.now, picture }).where(eq(s.deviceId, deviceId))
  work.emit(shotTaken, { displayDeviceId: deviceId })
}

/** The last picture of a screen. Throws notFound. */
export async function showShot(context: Context, deviceId: string): Promise<Shot> {
  await lockedDevice(context, eq(d.id, deviceId))
  const [row] = await context.db.select().from(s).where(eq(s.deviceId, deviceId))
  const { askedAt = null, at = null, picture = '' } = row ?? {}
  const isWaiting = askedAt !== null && askedAt > since(context.now) && (at === null || at < askedAt)
  return { at, picture, isWaiting }
}

/** Of a screen that is removed nothing is kept to be looked at. */
export const forgetShot = (lease: Lease, deviceId: string) =>
  lease.db.delete(s).where(eq(s.deviceId, deviceId))
