import { asc, eq } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { byChance, digestOf } from '#platform/server/device-passwords.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { listSentries } from '#modules/doors/intercom-sentries/server/public.ts'
import type { Door, intercomDoors } from '../contract.ts'
import { doorsChanged } from '../events.ts'
import { doorChanged, doorIdTaken, doorNameTaken, sentryHasDoor } from '../problems.ts'
import { endAlarms } from './alarms.ts'
import { isLive, lockDoor } from './live.ts'
import { doorTable as d } from './tables.ts'

type Calls = typeof intercomDoors.calls
type Shown = Given<Calls['add']>['data']
type Fields = Pick<Taken<Calls['add']>, 'name' | 'sentryId'>

/** Door controllers that are in use. */
export async function listDoors(lease: Lease): Promise<Door[]> {
  const rows = await lease.db.select().from(d).where(isLive).orderBy(asc(d.name), asc(d.id))
  return rows.map(({ id: doorId, connectionId, ...row }) => ({
    doorId,
    sentryId: row.sentryId,
    name: row.name,
    deviceKey: row.deviceKey,
    openMinutes: row.openMinutes,
    isConnected: connectionId !== null,
    heardAt: row.heardAt,
    firmware: row.firmware,
    leaf: row.leaf,
    openSince: row.openSince,
    forcedAt: row.forcedAt,
    rowVersion: row.rowVersion,
  }))
}

/** The caller is the only one who sets doors up now. Gives the name of the sentry. Throws notFound, sentryHasDoor, doorNameTaken. */
async function requireFields(context: Context, { name, sentryId }: Fields, but: string): Promise<string> {
  const sentry = (await listSentries(context, context.now)).find((one) => one.sentryId === sentryId)
  if (!sentry) throw problems.notFound()
  const others = (await listDoors(context)).filter(({ doorId }) => doorId !== but)
  if (others.some((one) => one.sentryId === sentryId)) throw sentryHasDoor()
  if (others.some((one) => one.name === name)) throw doorNameTaken()
  return sentry.name
}

/** Adds the door of a sentry; its password is shown this once. Throws doorIdTaken, notFound, sentryHasDoor, doorNameTaken. */
export async function addDoor(
  context: Context,
  { doorId: id, ...fields }: Taken<Calls['add']>,
): Promise<Shown> {
  await oneAtATime(context, 'intercom doors')
  const [earlier] = await context.db.select({ id: d.id }).from(d).where(eq(d.id, id))
  if (earlier) throw doorIdTaken()
  const sentry = await requireFields(context, fields, id)
  const [deviceKey, password] = [`dr-${byChance(10)}`, byChance(24)]
  await context.db.insert(d).values({
    id,
    ...fields,
    deviceKey,
    secretDigest: digestOf(password),
    addedAt: context.now,
    addedByName: context.actor.name,
  })
  context.emit(doorsChanged, { doorId: id })
  context.audit({
    action: 'intercomDoors.add',
    target: 'intercomDoor',
    targetId: id,
    after: { name: fields.name, sentry, openMinutes: fields.openMinutes },
  })
  return { deviceKey, password }
}

/** Throws notFound, doorChanged, sentryHasDoor, doorNameTaken. */
export async function changeDoor(
  context: Context,
  { doorId, rowVersion, ...fields }: Taken<Calls['change']>,
): Promise<void> {
  await oneAtATime(context, 'intercom doors')
  const before = await lockDoor(context, doorId)
  if (before.rowVersion !== rowVersion) throw doorChanged()
  const sentry = await requireFields(context, fields, doorId)
  // Its alarms go by its name.
  if (fields.name !== before.name) await endAlarms(context, before)
  await context.db
    .update(d)
    .set({ ...fields, rowVersion: rowVersion + 1 })
    .where(eq(d.id, doorId))
  context.emit(doorsChanged, { doorId })
  context.audit({
    action: 'intercomDoors.change',
    target: 'intercomDoor',
    targetId: doorId,
    before: { name: before.name, openMinutes: before.openMinutes },
    after: { name: fields.name, sentry, openMinutes: fields.openMinutes },
  })
}

/** Another password, shown this once; who is connected by the one before is let go. Throws notFound. */
export async function renewPassword(context: Context, doorId: string): Promise<Shown> {
  const { name, deviceKey } = await lockDoor(context, doorId)
  const password = byChance(24)
  await context.db
    .update(d)
    .set({ secretDigest: digestOf(password), connectionId: null })
    .where(eq(d.id, doorId))
  context.emit(doorsChanged, { doorId })
  context.audit({
    action: 'intercomDoors.renewPassword',
    target: 'intercomDoor',
    targetId: doorId,
    after: { name },
  })
  return { deviceKey, password }
}

/** It signs in no more; what happened there stays. Throws notFound. */
export async function retireDoor(context: Context, doorId: string): Promise<void> {
  const door = await lockDoor(context, doorId)
  await endAlarms(context, door)
  await context.db
    .update(d)
    .set({ retiredAt: context.now, connectionId: null, openSince: null })
    .where(eq(d.id, doorId))
  context.emit(doorsChanged, { doorId })
  context.audit({
    action: 'intercomDoors.retire',
    target: 'intercomDoor',
    targetId: doorId,
    before: { name: door.name },
  })
}
