import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { commandEnded, stationsChanged } from '../events.ts'
import type { CommandKind } from '../shapes.ts'

const hasService = `exists (
  select from community_service v join community c on c.id = v.community_id and c.suspended_at is null
  where v.community_id = t.community_id and v.service_id = 30)`

/** A station that wants to sign in; it says no more than its key. */
export interface Knocking {
  communityId: string
  stationId: string
  code: string
  secretDigest: Buffer
  heartbeatSeconds: number
}

/** The station of a key, across communities; undefined when there is none that may sign in. */
export async function stationOfKey(lease: Lease, key: string): Promise<Knocking | undefined> {
  const [row] = await lease.query<Knocking & Record<string, unknown>>(
    `select t.community_id as "communityId", t.id as "stationId", t.code, t.secret_digest as "secretDigest",
       t.heartbeat_seconds as "heartbeatSeconds"
     from charging_station t where lower(t.ocpp_identity) = lower($1) and t.retired_at is null and ${hasService}`,
    [key],
  )
  return row
}

/** A station is held by a connection from now on, whichever held it before. */
export async function noteConnected(
  work: Work,
  { stationId, connectionId, protocol }: { stationId: string; connectionId: string; protocol: string },
): Promise<void> {
  await work.query(
    `update charging_station set connection_id = $2, protocol = $3, connected_at = $4, heard_at = $4 where id = $1`,
    [stationId, connectionId, protocol, work.now],
  )
  work.emit(stationsChanged, {})
}

/** The connection is gone; another one may hold the station by now. */
export async function noteGone(work: Work, stationId: string, connectionId: string): Promise<void> {
  await work.query('update charging_station set connection_id = null where id = $1 and connection_id = $2', [
    stationId,
    connectionId,
  ])
}

/** No connection lives on when its process is gone: said once at a start, across communities. */
export async function forgetConnections(lease: Lease): Promise<void> {
  await lease.query('update charging_station set connection_id = null where connection_id is not null')
}

/** Stations were heard just now, across communities. Gives the connections that still hold theirs. */
export async function noteHeard(
  lease: Lease,
  { heard, held }: { heard: readonly string[]; held: readonly string[] },
): Promise<Set<string>> {
  if (heard.length)
    await lease.query(
      'update charging_station set heard_at = now() where connection_id = any($1::uuid[]) and retired_at is null',
      [heard],
    )
  const rows = await lease.query<{ id: string }>(
    `select t.connection_id as id from charging_station t
     where t.connection_id = any($1::uuid[]) and t.retired_at is null and ${hasService}`,
    [held],
  )
  return new Set(rows.map(({ id }) => id))
}

/** What a station is to be told. */
export interface WaitingCommand {
  communityId: string
  commandId: string
  connectionId: string
  stationId: string
  connectorId: string | null
  connectorNo: number | null
  kind: CommandKind
  input: Record<string, string>
  protocol: string
}

/** Takes what waits for stations of these connections, across communities: from here on it counts as sent. */
export const takeCommands = (lease: Lease, held: readonly string[]): Promise<WaitingCommand[]> =>
  lease.query<WaitingCommand & Record<string, unknown>>(
    `with taken as (
       update charging_command m set state = 'sent' from charging_station t
       where m.state = 'waiting' and t.community_id = m.community_id and t.id = m.station_id and t.connection_id = any($1::uuid[])
       returning m.*, t.connection_id, t.protocol)
     select m.community_id as "communityId", m.id as "commandId", m.connection_id as "connectionId",
       m.station_id as "stationId", m.connector_id as "connectorId", c.connector_no as "connectorNo", m.kind, m.input, m.protocol
     from taken m left join charging_connector c on c.community_id = m.community_id and c.id = m.connector_id
     order by m.asked_at`,
    [held],
  )

/** What waits or was sent, and of which nothing came for a minute, is over, across communities. */
export async function endSilentCommands(lease: Lease): Promise<void> {
  await lease.query(
    `update charging_command set state = 'failed', answer = 'Timeout', ended_at = now()
     where state in ('waiting', 'sent') and asked_at < now() - interval '1 minute'`,
  )
}

/** What came of a command. */
export async function noteAnswer(
  work: Work,
  { commandId, stationId, connectorId }: Pick<WaitingCommand, 'commandId' | 'stationId' | 'connectorId'>,
  of: { state: 'done' | 'refused' | 'failed'; answer: string; details: object },
): Promise<void> {
  await work.query(
    'update charging_command set state = $2, answer = $3, details = $4, ended_at = $5 where id = $1',
    [commandId, of.state, of.answer.slice(0, 200), JSON.stringify(of.details), work.now],
  )
  work.emit(commandEnded, { commandId, stationId, connectorId })
}
