import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import {
  type chargingStations,
  codeTaken,
  mostStations,
  stationChanged,
  stationCharges,
  stationIdTaken,
  ocppIdentityTaken,
  stationsFull,
} from '../contract.ts'
import { stationsChanged } from '../events.ts'
import type { Station } from '../shapes.ts'
import { insertConnector } from './connectors.ts'
import { lockStation } from './lock-station.ts'
import { connectorTable as c, stationTable as s } from './tables.ts'

type Calls = typeof chargingStations.calls
type Shown = Given<Calls['add']>['data']

// Stations take 16 to 40 characters; no letters that an electrician mistakes for another.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const byChance = (length: number) =>
  [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')

/** What is kept of a password: it is by chance and long, so nothing slower is needed. */
export const digestOf = (password: string) => createHash('sha256').update(password).digest()

/** The stations that are in use, by code. */
export async function listStations(lease: Lease): Promise<Station[]> {
  const rows = await lease.db.select().from(s).where(isNull(s.retiredAt)).orderBy(asc(s.code), asc(s.id))
  return rows.map(({ id: stationId, ...row }) => ({ stationId, ...row }))
}

/** The caller is the only one who names stations now. Throws codeTaken. */
async function requireCode(lease: Lease, code: string, but: string): Promise<void> {
  const rows = await lease.db
    .select({ id: s.id })
    .from(s)
    .where(and(eq(s.code, code), isNull(s.retiredAt)))
  if (rows.some(({ id }) => id !== but)) throw codeTaken()
}

/**
 * Adds a station with its first connector; the password is shown this once.
 * Throws stationIdTaken, stationsFull, codeTaken, ocppIdentityTaken, and what a connector throws.
 */
export async function addStation(
  context: Context,
  { stationId: id, code, ocppIdentity: given, ...connector }: Taken<Calls['add']>,
): Promise<Shown> {
  await oneAtATime(context, 'charging stations')
  const rows = await context.db.select({ id: s.id, retiredAt: s.retiredAt }).from(s)
  if (rows.some((row) => row.id === id)) throw stationIdTaken()
  if (rows.filter(({ retiredAt }) => !retiredAt).length >= mostStations) throw stationsFull()
  await requireCode(context, code, id)
  const [ocppIdentity, password] = [given || `ev${byChance(10)}`, byChance(24)]
  const added = await context.db
    .insert(s)
    .values({
      id,
      code,
      ocppIdentity,
      secretDigest: digestOf(password),
      addedAt: context.now,
      addedByName: context.actor.name,
    })
    // The key may be that of another community's: a station says no more than its key.
    .onConflictDoNothing()
    .returning({ id: s.id })
  if (!added.length) throw ocppIdentityTaken()
  await insertConnector(context, { stationId: id, ...connector })
  context.emit(stationsChanged, {})
  context.audit({
    action: 'chargingStations.add',
    target: 'chargingStation',
    targetId: id,
    after: { code, ocppIdentity, bay: `${connector.floor} ${connector.bay}` },
  })
  return { ocppIdentity, password }
}

/** Throws notFound, stationChanged, codeTaken. */
export async function renameStation(
  context: Context,
  { stationId, rowVersion, code }: Taken<Calls['rename']>,
): Promise<void> {
  await oneAtATime(context, 'charging stations')
  const row = await lockStation(context, stationId)
  if (row.rowVersion !== rowVersion) throw stationChanged()
  await requireCode(context, code, stationId)
  await context.db
    .update(s)
    .set({ code, rowVersion: rowVersion + 1 })
    .where(eq(s.id, stationId))
  context.emit(stationsChanged, {})
  context.audit({
    action: 'chargingStations.rename',
    target: 'chargingStation',
    targetId: stationId,
    before: { code: row.code },
    after: { code },
  })
}

/** Another password, shown this once; who is connected by the one before is let go. Throws notFound. */
export async function renewPassword(context: Context, stationId: string): Promise<Shown> {
  const { code, ocppIdentity } = await lockStation(context, stationId)
  const password = byChance(24)
  await context.db
    .update(s)
    .set({ secretDigest: digestOf(password), connectionId: null })
    .where(eq(s.id, stationId))
  context.emit(stationsChanged, {})
  context.audit({
    action: 'chargingStations.renewPassword',
    target: 'chargingStation',
    targetId: stationId,
    after: { code },
  })
  return { ocppIdentity, password }
}

/** It signs in no more; its connectors leave the picture, its sessions stay. Throws notFound, stationCharges. */
export async function retireStation(context: Context, stationId: string): Promise<void> {
  const { code } = await lockStation(context, stationId)
  const [open] = await context.db
    .select({ id: c.id })
    .from(c)
    .where(and(eq(c.stationId, stationId), isNull(c.retiredAt), inArray(c.state, ['charging', 'stopped'])))
  if (open) throw stationCharges()
  await context.db.update(s).set({ retiredAt: context.now, connectionId: null }).where(eq(s.id, stationId))
  await context.db
    .update(c)
    .set({ retiredAt: context.now })
    .where(and(eq(c.stationId, stationId), isNull(c.retiredAt)))
  context.emit(stationsChanged, {})
  context.audit({
    action: 'chargingStations.retire',
    target: 'chargingStation',
    targetId: stationId,
    before: { code },
  })
}
