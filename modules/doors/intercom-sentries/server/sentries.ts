import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { intercomSentries, Sentry } from '../contract.ts'
import { sentriesChanged } from '../events.ts'
import { sentriesFull, sentryChanged, sentryIdTaken, sentryNameTaken } from '../problems.ts'
import { readDevices, toDevice } from './devices.ts'
import { lockSentry } from './lock-sentry.ts'
import { digestOf, newSerial } from './secrets.ts'
import { sections } from './settings.ts'
import { allowTable as a, deviceTable as d, sentryTable as s } from './tables.ts'

type Calls = typeof intercomSentries.calls
type Shown = Given<Calls['add']>['data']

/** The sentries that are in use, in their order, with their devices. */
export async function listSentries(lease: Lease, now: Date): Promise<Sentry[]> {
  const [rows, devices, { registrationHours }] = await Promise.all([
    lease.db
      .select({
        s,
        allowedCount: sql<number>`(select count(*)::int from ${a} where ${a.sentryId} = ${s.id})`,
      })
      .from(s)
      .where(isNull(s.retiredAt))
      .orderBy(asc(s.position), asc(s.addedAt), asc(s.id)),
    readDevices(lease),
    sections.all(lease),
  ])
  return rows.map(({ s: row, allowedCount }) => ({
    sentryId: row.id,
    name: row.name,
    kind: row.kind,
    serialNumber: `•••• ${row.serialTail}`,
    serialRenewedAt: row.serialRenewedAt,
    openDigits: row.openDigits,
    callsBack: row.callsBack,
    allowsAll: row.allowsAll,
    allowedCount,
    rowVersion: row.rowVersion,
    devices: devices
      .filter(({ sentryId }) => sentryId === row.id)
      .map((device) => toDevice(device, registrationHours, now)),
  }))
}

/** Throws notFound. */
export async function showSentry(context: Context, sentryId: string): Promise<Sentry> {
  const found = (await listSentries(context, context.now)).find((one) => one.sentryId === sentryId)
  if (!found) throw problems.notFound()
  return found
}

/** The caller is the only one who names sentries now. Throws sentryNameTaken. */
async function requireName(lease: Lease, name: string, but: string): Promise<void> {
  const rows = await lease.db
    .select({ id: s.id })
    .from(s)
    .where(and(eq(s.name, name), isNull(s.retiredAt)))
  if (rows.some(({ id }) => id !== but)) throw sentryNameTaken()
}

/** Adds a sentry behind the others; its serial number is shown this once (R424, R426). Throws sentryIdTaken, sentriesFull, sentryNameTaken. */
export async function addSentry(
  context: Context,
  { sentryId: id, name, kind, openDigits }: Taken<Calls['add']>,
): Promise<Shown> {
  await oneAtATime(context, 'intercom sentries')
  const rows = await context.db.select({ id: s.id, position: s.position, retiredAt: s.retiredAt }).from(s)
  if (rows.some((row) => row.id === id)) throw sentryIdTaken()
  const live = rows.filter(({ retiredAt }) => !retiredAt)
  const { mostSentries } = await sections.all(context)
  if (live.length >= mostSentries) throw sentriesFull(mostSentries)
  await requireName(context, name, id)
  const serialNumber = newSerial()
  await context.db.insert(s).values({
    id,
    name,
    kind,
    openDigits,
    ...serialColumns(serialNumber, context.now),
    position: Math.max(-1, ...live.map(({ position }) => position)) + 1,
    addedAt: context.now,
    addedByName: context.actor.name,
  })
  context.emit(sentriesChanged, {})
  context.audit({ action: 'intercomSentries.add', target: 'intercomSentry', targetId: id, after: { name } })
  return { serialNumber }
}

const serialColumns = (serialNumber: string, now: Date) => ({
  serialDigest: digestOf(serialNumber),
  serialTail: serialNumber.slice(-4),
  serialRenewedAt: now,
})

/** Throws notFound, sentryChanged, sentryNameTaken. */
export async function changeSentry(
  context: Context,
  { sentryId, rowVersion, name, openDigits }: Taken<Calls['change']>,
): Promise<void> {
  await oneAtATime(context, 'intercom sentries')
  const before = await lockSentry(context, sentryId)
  if (before.rowVersion !== rowVersion) throw sentryChanged()
  await requireName(context, name, sentryId)
  await context.db
    .update(s)
    .set({ name, openDigits, rowVersion: rowVersion + 1 })
    .where(eq(s.id, sentryId))
  context.emit(sentriesChanged, {})
  context.audit({
    action: 'intercomSentries.change',
    target: 'intercomSentry',
    targetId: sentryId,
    before: { name: before.name, openDigits: before.openDigits },
    after: { name, openDigits },
  })
}

const logOut = (context: Context, sentryId: string) =>
  context.db
    .update(d)
    .set({ retiredAt: context.now, reachableUntil: null })
    .where(and(eq(d.sentryId, sentryId), isNull(d.retiredAt)))

/** Its devices sign in no more; its calls stay. Throws notFound. */
export async function removeSentry(context: Context, sentryId: string): Promise<void> {
  const { name } = await lockSentry(context, sentryId)
  await context.db.update(s).set({ retiredAt: context.now, callsBack: false }).where(eq(s.id, sentryId))
  await logOut(context, sentryId)
  context.emit(sentriesChanged, {})
  context.audit({
    action: 'intercomSentries.remove',
    target: 'intercomSentry',
    targetId: sentryId,
    before: { name },
  })
}

/** Another serial number, shown this once; whatever signed in with the one before is logged out. Throws notFound. */
export async function renewSerial(context: Context, sentryId: string): Promise<Shown> {
  const { name } = await lockSentry(context, sentryId)
  const serialNumber = newSerial()
  await context.db.update(s).set(serialColumns(serialNumber, context.now)).where(eq(s.id, sentryId))
  await logOut(context, sentryId)
  context.emit(sentriesChanged, {})
  context.audit({
    action: 'intercomSentries.renewSerial',
    target: 'intercomSentry',
    targetId: sentryId,
    after: { name },
  })
  return { serialNumber }
}
