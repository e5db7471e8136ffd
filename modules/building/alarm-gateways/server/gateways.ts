import { randomBytes } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { lockPoint, ofWhoSees, pointTable, readPoints } from '#modules/building/alarm-points/server/public.ts'
import { type AlarmPoint, readingOf } from '#modules/building/alarm-points/contract.ts'
import {
  type alarmGateways,
  feedWrong,
  type Gateway,
  gatewayIdTaken,
  gatewaysFull,
  mostGateways,
  nameTaken,
  type Source,
} from '../contract.ts'
import { gatewaysChanged } from '../events.ts'
import { complaintOf } from './authority.ts'
import { gatewayTable as g, sourceTable as s } from './tables.ts'

type Calls = typeof alarmGateways.calls
type GatewayRow = typeof g.$inferSelect

/** What the keys of gateways are sealed for. */
export const keyPurpose = 'alarm gateway'

const counts = `select gateway_id as id, count(point_id)::int as assigned, count(*)::int - count(point_id)::int as unassigned
  from alarm_source group by gateway_id`
export const nothing = {
  address: '',
  authority: '',
  route: '',
  topic: '',
  user: '',
  unit: 1,
  pollSeconds: 5,
  registers: '',
}

/** Whether a gateway that is fetched has a password; one that was sealed by another server's key is there, though nobody reads it. */
export function hasPassword(
  { sealer }: Pick<CallContext, 'sealer'>,
  kind: string,
  sealedKey: Buffer,
): boolean {
  try {
    return kind !== 'http' && sealer.open(keyPurpose, sealedKey) !== ''
  } catch {
    return true
  }
}

/** Milliseconds without a word of the program that keeps gateways connected, after which nobody listens to them. */
const heldFor = 60_000

/** Whether nobody listens to a gateway that Lobby reaches itself: what was said of it last says nothing of now. */
const isUnheld = ({ kind, heldAt, addedAt }: Pick<GatewayRow, 'kind' | 'heldAt' | 'addedAt'>, now: Date) =>
  kind !== 'http' && now.getTime() - (heldAt ?? addedAt).getTime() > heldFor

/** Gateways that are in use, by name; of a password only that there is one. */
export async function listGateways(context: CallContext): Promise<Gateway[]> {
  const rows = await context.db.select().from(g).where(isNull(g.retiredAt)).orderBy(asc(g.name), asc(g.id))
  const counted = await context.query<{ id: string; assigned: number; unassigned: number }>(counts)
  return rows.map(({ id: gatewayId, settings: { left: _, ...settings }, sealedKey, kind, ...row }) => {
    const { assigned = 0, unassigned = 0 } = counted.find(({ id }) => id === gatewayId) ?? {}
    const known = { gatewayId, kind, hasPassword: hasPassword(context, kind, sealedKey) }
    const standing = isUnheld({ ...row, kind }, context.now) && { state: 'failed' as const, fault: 'unheld' }
    return { ...nothing, ...settings, ...row, ...standing, ...known, assigned, unassigned }
  })
}

async function requireGateway(lease: Lease, gatewayId: string): Promise<void> {
  const [row] = await lease.db
    .select({ id: g.id })
    .from(g)
    .where(and(eq(g.id, gatewayId), isNull(g.retiredAt)))
  if (!row) throw problems.notFound()
}

/** A gateway that is in use, held until the transaction ends. Throws notFound. */
export async function lockGateway(lease: Lease, gatewayId: string) {
  const [row] = await lease.db
    .select()
    .from(g)
    .where(and(eq(g.id, gatewayId), isNull(g.retiredAt)))
    .for('update')
  if (!row) throw problems.notFound()
  return row
}

/** A key by which a gateway signs what it sends. */
export const newKey = (): string => randomBytes(32).toString('base64url')

/** Adds a gateway; one that sends by HTTP gets a key of its own, which is shown this once. Throws feedWrong, gatewayIdTaken, nameTaken. */
export async function addGateway(
  context: CallContext,
  { gatewayId: id, name, kind, password, ...settings }: Taken<Calls['add']>,
): Promise<Given<Calls['add']>['data']> {
  const sentence = complaintOf(kind, settings)
  if (sentence) throw feedWrong(sentence)
  await oneAtATime(context, 'alarm gateways')
  const rows = await context.db.select({ id: g.id, name: g.name, retiredAt: g.retiredAt }).from(g)
  if (rows.some((row) => row.id === id)) throw gatewayIdTaken()
  if (rows.filter(({ retiredAt }) => !retiredAt).length >= mostGateways) throw gatewaysFull()
  if (rows.some((row) => row.name === name && !row.retiredAt)) throw nameTaken()
  const key = kind === 'http' ? newKey() : ''
  const sealedKey = context.sealer.seal(keyPurpose, key || password)
  const added = await context.db
    .insert(g)
    .values({
      id,
      name,
      kind,
      settings: kind === 'http' ? {} : settings,
      sealedKey,
      addedAt: context.now,
      addedByName: context.actor.name,
    })
    // The id may be that of another community's: a box says no more than its id.
    .onConflictDoNothing()
    .returning({ id: g.id })
  if (!added.length) throw gatewayIdTaken()
  context.emit(gatewaysChanged, {})
  context.audit({
    action: 'alarmGateways.add',
    target: 'alarmGateway',
    targetId: id,
    after: { name, kind, address: settings.address, topic: settings.topic },
  })
  return { gatewayId: id, key }
}

/** What it sends is taken no more. Throws notFound. */
export async function retireGateway(context: Context, { gatewayId }: Taken<Calls['retire']>): Promise<void> {
  const [row] = await context.db
    .update(g)
    .set({ retiredAt: context.now })
    .where(and(eq(g.id, gatewayId), isNull(g.retiredAt)))
    .returning({ name: g.name })
  if (!row) throw problems.notFound()
  context.emit(gatewaysChanged, {})
  context.audit({ action: 'alarmGateways.retire', target: 'alarmGateway', targetId: gatewayId, before: row })
}

/** What a gateway speaks of, by key. Throws notFound. */
export async function listSources(lease: Lease, gatewayId: string): Promise<Source[]> {
  await requireGateway(lease, gatewayId)
  const rows = await lease.db
    .select({ row: s, name: pointTable.name })
    .from(s)
    .leftJoin(pointTable, and(eq(pointTable.id, s.pointId), isNull(pointTable.retiredAt)))
    .where(eq(s.gatewayId, gatewayId))
    .orderBy(asc(s.key))
  return rows.map(({ row: { id, key, pointId, value, isAbnormal, at }, name }) => ({
    sourceId: id,
    key,
    pointId: name === null ? null : pointId,
    name: name ?? '',
    value: readingOf(value),
    status: isAbnormal === null ? null : isAbnormal ? 'Abnormal' : 'Normal',
    at,
  }))
}

/** Says which point a key is. Throws notFound. */
export async function assignSource(
  context: Context,
  { gatewayId, sourceId, pointId }: Taken<Calls['assign']>,
): Promise<void> {
  await requireGateway(context, gatewayId)
  if (pointId) await lockPoint(context, pointId)
  const [row] = await context.db
    .update(s)
    .set({ pointId })
    .where(and(eq(s.id, sourceId), eq(s.gatewayId, gatewayId)))
    .returning({ key: s.key })
  if (!row) throw problems.notFound()
  context.emit(gatewaysChanged, {})
  context.audit({
    action: 'alarmGateways.assign',
    target: 'alarmGateway',
    targetId: gatewayId,
    after: { signal: row.key, pointId },
  })
}

/** The points that a gateway brings in. Throws notFound. */
export async function pointsOfGateway(context: Context, gatewayId: string): Promise<AlarmPoint[]> {
  const sources = await listSources(context, gatewayId)
  const mine = new Set(sources.flatMap(({ pointId }) => pointId ?? []))
  return (await readPoints(context, { condition: ofWhoSees(context), limit: 100_000 })).filter(
    ({ pointId }) => mine.has(pointId),
  )
}
