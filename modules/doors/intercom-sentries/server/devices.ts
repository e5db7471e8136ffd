import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Sealer } from '#platform/server/seal.ts'
import type { Author, Work } from '#platform/server/work.ts'
import type { Account, intercomSentries } from '../contract.ts'
import { sentriesChanged } from '../events.ts'
import { deviceIdTaken, devicesFull, onlyByHand } from '../problems.ts'
import { type Device, type DeviceKind, mostDevices } from '../shapes.ts'
import { devicePurpose, newAccount } from './secrets.ts'
import { lockSentry } from './lock-sentry.ts'
import { type DeviceRow, deviceTable as d } from './tables.ts'

type Calls = typeof intercomSentries.calls

/** Whether a device registered lately enough to ring: as long as it said, and not longer ago than the community believes. */
export const isReachable = (
  { registeredAt, reachableUntil }: Pick<DeviceRow, 'registeredAt' | 'reachableUntil'>,
  registrationHours: number,
  now: Date,
): boolean =>
  !!registeredAt && !!reachableUntil && registeredAt.getTime() > now.getTime() - registrationHours * 3_600_000

/** A device as pages show it. */
export const toDevice = (row: DeviceRow, registrationHours: number, now: Date): Device => ({
  deviceId: row.id,
  sentryId: row.sentryId,
  householdId: row.householdId,
  kind: row.kind,
  name: row.name,
  model: row.model,
  sipName: row.sipName,
  registeredAt: row.registeredAt,
  isReachable: isReachable(row, registrationHours, now),
  addedAt: row.addedAt,
})

/** The devices that are in use, in the order of their places. */
export const readDevices = (lease: Lease): Promise<DeviceRow[]> =>
  lease.db.select().from(d).where(isNull(d.retiredAt)).orderBy(asc(d.kind), asc(d.slot), asc(d.id))

/** Whose device is added: a sentry's or a household's, and what people call that. */
export interface Owner {
  sentryId: string | null
  householdId: string | null
  ownerName: string
}

/**
 * Adds a device on a free place of its owner; its account is shown this once. Another device of the same id is a mistake.
 * Throws deviceIdTaken, devicesFull.
 */
export async function insertDevice(
  work: Pick<Work, 'db' | 'query' | 'now' | 'emit' | 'audit'> & Lease & { sealer: Sealer },
  author: Author,
  { sentryId, householdId, ownerName }: Owner,
  { id, kind, name, model }: { id: string; kind: DeviceKind; name: string; model: string },
): Promise<Account> {
  await oneAtATime(work, `intercom devices of ${sentryId ?? householdId}`)
  const [known] = await work.db.select({ id: d.id }).from(d).where(eq(d.id, id))
  if (known) throw deviceIdTaken()
  const of = sentryId ? eq(d.sentryId, sentryId) : sql`${d.householdId} = ${householdId}`
  const there = await work.db
    .select({ slot: d.slot })
    .from(d)
    .where(and(of, isNull(d.retiredAt)))
  const slot = Array.from({ length: mostDevices }, (_, nth) => nth + 1).find(
    (place) => !there.some((one) => one.slot === place),
  )
  if (!slot) throw devicesFull(ownerName)
  const { sipName, password, digest } = newAccount()
  const added = { id, sentryId, householdId, kind, slot, name, model, sipName }
  await work.db.insert(d).values({
    ...added,
    sealedDigest: work.sealer.seal(devicePurpose, digest),
    addedAt: work.now,
    addedByName: author.name,
  })
  work.emit(sentriesChanged, {})
  work.audit({
    action: 'intercomSentries.addDevice',
    target: 'intercomDevice',
    targetId: id,
    after: { name, belongsTo: ownerName, sipName },
  })
  return { deviceId: id, sipName, password }
}

/** Adds a device of a hardware sentry by hand. Throws notFound, onlyByHand, deviceIdTaken, devicesFull. */
export async function addDevice(
  context: CallContext,
  { sentryId, deviceId: id, name }: Taken<Calls['addDevice']>,
): Promise<Account> {
  const sentry = await lockSentry(context, sentryId)
  if (sentry.kind !== 'hardware') throw onlyByHand()
  const owner = { sentryId, householdId: null, ownerName: sentry.name }
  return insertDevice(context, context.actor, owner, { id, kind: 'door', name, model: '' })
}

async function lockDevice(lease: Lease, deviceId: string): Promise<DeviceRow> {
  const [row] = await lease.db
    .select()
    .from(d)
    .where(and(eq(d.id, deviceId), isNull(d.retiredAt)))
    .for('update')
  if (!row) throw problems.notFound()
  return row
}

/** Throws notFound. */
export async function changeDevice(
  context: Context,
  { deviceId, name }: Taken<Calls['changeDevice']>,
): Promise<void> {
  const before = await lockDevice(context, deviceId)
  await context.db.update(d).set({ name }).where(eq(d.id, deviceId))
  context.emit(sentriesChanged, {})
  context.audit({
    action: 'intercomSentries.changeDevice',
    target: 'intercomDevice',
    targetId: deviceId,
    before: { name: before.name },
    after: { name },
  })
}

/** It signs in no more. Throws notFound. */
export async function removeDevice(context: Context, deviceId: string): Promise<void> {
  const { name, sipName } = await lockDevice(context, deviceId)
  await context.db.update(d).set({ retiredAt: context.now, reachableUntil: null }).where(eq(d.id, deviceId))
  context.emit(sentriesChanged, {})
  context.audit({
    action: 'intercomSentries.removeDevice',
    target: 'intercomDevice',
    targetId: deviceId,
    before: { name, sipName },
  })
}

/** The devices of households sign in no more; the caller says why in the audit. */
export async function endDevices(context: Context, householdIds: readonly string[]): Promise<void> {
  await context.db
    .update(d)
    .set({ retiredAt: context.now, reachableUntil: null })
    .where(and(inArray(d.householdId, [...householdIds]), isNull(d.retiredAt)))
  context.emit(sentriesChanged, {})
}
