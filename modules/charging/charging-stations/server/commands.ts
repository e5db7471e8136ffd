import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { Id } from '#platform/contract/fields.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  amperesOutside,
  type chargingStations,
  commandIdTaken,
  connectorNeeded,
  keyIsSecret,
  stationAway,
  tagUseless,
} from '../contract.ts'
import type { Command } from '../shapes.ts'
import { mayCharge } from './may-charge.ts'
import { commandTable as m, connectorTable as c, stationTable as s, tagTable as g } from './tables.ts'

/** What is about one connector and not the whole station. */
const ofConnector = new Set(['start', 'stop', 'unlock'])

/** What a desk tells a station; all else changes how it works, and is for those who set stations up. */
const ofDesk = new Set(['start', 'stop', 'unlock', 'availability'])
/** Settings of stations that nobody may read in what they were told. */
const secretKey = /authorizationkey|password|secret/i

/** Throws amperesOutside unless every connector that a limit is for allows it. */
async function requireAmperes(
  lease: Lease,
  { stationId, connectorId, amperes }: { stationId: string; connectorId: string | null; amperes: string },
): Promise<void> {
  const connectors = await lease.db
    .select({ least: c.minAmperes, most: c.maxAmperes })
    .from(c)
    .where(
      and(eq(c.stationId, stationId), isNull(c.retiredAt), connectorId ? eq(c.id, connectorId) : undefined),
    )
  const least = Math.max(...connectors.map((one) => one.least))
  const most = Math.min(...connectors.map((one) => one.most))
  const isSound = /^\d{1,3}(\.\d)?$/.test(amperes) && Number(amperes) >= least && Number(amperes) <= most
  if (!isSound) throw amperesOutside(least, most)
}

/** The number of a registered tag, in use or not. Throws tagUseless. */
async function tagOf(lease: Lease, tagId: string): Promise<string> {
  const [tag] = Id.safeParse(tagId).success
    ? await lease.db.select({ idTag: g.idTag }).from(g).where(eq(g.id, tagId))
    : []
  if (!tag) throw tagUseless()
  return tag.idTag
}

/** Throws tagUseless. */
async function requireUseful(
  context: Context,
  idTag: string,
  connector: { id: string; isPrivate: boolean } | undefined,
): Promise<void> {
  const { status } = await mayCharge(context, { idTag, connector, now: context.now })
  if (status !== 'Accepted') throw tagUseless()
}

/**
 * Asks a station that is connected to do something; its gateway tells it within a second. The same twice is one.
 * Throws noPermission, notFound, connectorNeeded, keyIsSecret, amperesOutside, stationAway, tagUseless, commandIdTaken.
 */
export async function askStation(
  context: Context,
  {
    commandId: id,
    stationId,
    connectorId,
    command: kind,
    input: given,
    reason,
  }: Taken<typeof chargingStations.calls.command>,
): Promise<void> {
  const input = kind === 'start' ? { idTag: await tagOf(context, given['tagId'] ?? '') } : given
  const content = { stationId, connectorId, kind, input, reason }
  if (!ofDesk.has(kind) && !context.actor.permissions.has('chargingStations.configure'))
    throw problems.noPermission()
  if (kind === 'setConfiguration' && secretKey.test(input['key'] ?? '')) throw keyIsSecret()
  if (ofConnector.has(kind) && !connectorId) throw connectorNeeded()
  const [station] = await context.db
    .select({ code: s.code, connectionId: s.connectionId })
    .from(s)
    .where(and(eq(s.id, stationId), isNull(s.retiredAt)))
  if (!station) throw problems.notFound()
  const [connector] = connectorId
    ? await context.db
        .select({ id: c.id, isPrivate: c.isPrivate, connectorNo: c.connectorNo })
        .from(c)
        .where(and(eq(c.id, connectorId), eq(c.stationId, stationId), isNull(c.retiredAt)))
    : []
  if (connectorId && !connector) throw problems.notFound()
  if (kind === 'setProfile')
    await requireAmperes(context, {
      stationId,
      connectorId,
      amperes: input['amperes'] ?? '',
    })
  await createOnce(context, {
    id,
    find: () => rowOf(context, m, id),
    isSame: (row) => says(row, content),
    taken: commandIdTaken,
    again: { action: 'chargingStations.command', target: 'chargingStation', targetId: stationId },
    create: async () => {
      if (!station.connectionId) throw stationAway()
      if (kind === 'start') await requireUseful(context, input['idTag'] ?? '', connector)
      await context.db
        .insert(m)
        .values({ id, ...content, askedAt: context.now, askedByName: context.actor.name })
      context.audit({
        action: 'chargingStations.command',
        target: 'chargingStation',
        targetId: stationId,
        after: {
          code: station.code,
          command: kind,
          connectorNo: connector?.connectorNo,
          key: input['key'],
          amperes: input['amperes'],
        },
        reason,
      })
    },
  })
}

/** What a connector and its whole station were told, the newest 100. Throws notFound. */
export async function listCommands(lease: Lease, connectorId: string): Promise<Command[]> {
  const [connector] = await lease.db.select({ stationId: c.stationId }).from(c).where(eq(c.id, connectorId))
  if (!connector) throw problems.notFound()
  const rows = await lease.db
    .select()
    .from(m)
    .where(
      or(eq(m.connectorId, connectorId), and(eq(m.stationId, connector.stationId), isNull(m.connectorId))),
    )
    .orderBy(desc(m.askedAt), desc(sql`${m.id}`))
    .limit(100)
  return rows.map(({ id: commandId, ...row }) => ({ commandId, ...row }))
}
