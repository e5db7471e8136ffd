import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { labelsOf, requireHousehold } from '#modules/homes/households/server/public.ts'
import {
  amperesReversed,
  bayTaken,
  type chargingStations,
  connectorCharges,
  connectorNoTaken,
} from '../contract.ts'
import { stateOf } from '../connector-state.ts'
import { stationsChanged } from '../events.ts'
import type { Connector } from '../shapes.ts'
import { lockStation } from './lock-station.ts'
import { connectorHouseholdTable as h, connectorTable as c, stationTable as s } from './tables.ts'

type Place = Omit<Taken<typeof chargingStations.calls.putConnector>, never>

/** Every connector that is in use, by floor and place, as it stands now (R402). */
export async function listConnectors(lease: Lease, now: Date): Promise<Connector[]> {
  const [rows, allowed] = await Promise.all([
    lease.db
      .select({ c, code: s.code, heardAt: s.heardAt, heartbeatSeconds: s.heartbeatSeconds })
      .from(c)
      .innerJoin(s, eq(s.id, c.stationId))
      .where(and(isNull(c.retiredAt), isNull(s.retiredAt)))
      .orderBy(asc(c.floor), asc(c.position), asc(c.bay)),
    lease.db.select().from(h),
  ])
  const labels = await labelsOf(
    lease,
    allowed.map((one) => one.householdId),
  )
  const of = (id: string) => allowed.filter((one) => one.connectorId === id).map((one) => one.householdId)
  return rows.map(({ c: { id: connectorId, ...row }, code, ...station }) => ({
    connectorId,
    ...row,
    code,
    householdIds: of(connectorId),
    householdLabels: of(connectorId).map((id) => labels.get(id) ?? ''),
    ...stateOf(row, station, now),
  }))
}

/** The caller holds the station. Throws amperesReversed, bayTaken, connectorNoTaken. */
async function requireFree(lease: Lease, place: Place): Promise<void> {
  const { connectorId, stationId, connectorNo, floor, bay } = place
  if (place.minAmperes > place.maxAmperes) throw amperesReversed()
  const others = await lease.db
    .select({ stationId: c.stationId, connectorNo: c.connectorNo, floor: c.floor, bay: c.bay })
    .from(c)
    .where(and(isNull(c.retiredAt), ne(c.id, connectorId)))
  if (others.some((one) => one.floor === floor && one.bay === bay)) throw bayTaken(`${floor} ${bay}`)
  if (others.some((one) => one.stationId === stationId && one.connectorNo === connectorNo))
    throw connectorNoTaken()
}

const busy = new Set(['preparing', 'charging', 'stopped'])

async function setHouseholds(context: Context, { connectorId, householdIds, isPrivate }: Place) {
  await context.db.delete(h).where(eq(h.connectorId, connectorId))
  const ids = isPrivate ? [...new Set(householdIds)] : []
  for (const householdId of ids) await requireHousehold(context, householdId)
  if (ids.length) await context.db.insert(h).values(ids.map((householdId) => ({ connectorId, householdId })))
}

/** Adds a connector; the caller adds its station or holds it. Throws amperesReversed, bayTaken, connectorNoTaken, notFound. */
export async function insertConnector(context: Context, place: Place): Promise<void> {
  await requireFree(context, place)
  const { connectorId: id, householdIds: _, ...row } = place
  const added = await context.db
    .insert(c)
    .values({ id, ...row, since: context.now })
    .onConflictDoNothing()
    .returning({ id: c.id })
  if (!added.length) throw problems.busyRetry()
  await setHouseholds(context, place)
}

/** Adds a connector, or changes where it is and who may use it. Throws notFound, amperesReversed, bayTaken, connectorNoTaken, connectorCharges. */
export async function putConnector(context: Context, place: Place): Promise<void> {
  const { code } = await lockStation(context, place.stationId)
  const { connectorId, stationId, householdIds: _, ...row } = place
  const [known] = await context.db.select().from(c).where(eq(c.id, connectorId)).for('update')
  if (!known) await insertConnector(context, place)
  else {
    if (known.stationId !== stationId || known.retiredAt) throw problems.notFound()
    // What the station says of a number is said of whoever has it then.
    if (known.connectorNo !== place.connectorNo && busy.has(known.state)) throw connectorCharges()
    await requireFree(context, place)
    await context.db.update(c).set(row).where(eq(c.id, connectorId))
    await setHouseholds(context, place)
  }
  context.emit(stationsChanged, {})
  const { connectorNo, floor, bay, phases, minAmperes, maxAmperes, isPrivate } = place
  context.audit({
    action: 'chargingStations.putConnector',
    target: 'chargingConnector',
    targetId: connectorId,
    before: known && { bay: `${known.floor} ${known.bay}`, connectorNo: known.connectorNo },
    after: { code, connectorNo, bay: `${floor} ${bay}`, phases, minAmperes, maxAmperes, isPrivate },
  })
}
