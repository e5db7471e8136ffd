import type { Lease } from '#platform/server/database.ts'
import type { Knocking } from '#platform/server/device-gateway.ts'
import type { Sealer } from '#platform/server/seal.ts'
import type { Work } from '#platform/server/work.ts'
import { lockersChanged } from '../events.ts'
import { keyOf } from './keys.ts'
import { lockCabinet } from './locks.ts'

const hasService = `exists (
  select from community_service v join community c on c.id = v.community_id and c.suspended_at is null
  where v.community_id = t.community_id and v.service_id = 32)`

/** The cabinet of a key, across communities; undefined when there is none that may sign in. */
export async function cabinetOfKey(lease: Lease, key: string): Promise<Knocking | undefined> {
  const [row] = await lease.query<Knocking & Record<string, unknown>>(
    `select t.community_id as "communityId", t.id as "deviceId", t.name, t.secret_digest as "secretDigest"
     from locker_cabinet t where t.device_key = $1 and t.retired_at is null and ${hasService}`,
    [key],
  )
  return row
}

/** A cabinet is held by a connection from now on, whichever held it before; how its doors stand is as it says. */
export async function noteConnected(
  work: Work,
  of: {
    cabinetId: string
    connectionId: string
    firmware: string
    doors: readonly { cubby: string; open: boolean }[]
  },
): Promise<void> {
  const { cabinetId, connectionId, firmware, doors } = of
  await work.query(
    'update locker_cabinet set connection_id = $2, firmware = $3, connected_at = $4, heard_at = $4 where id = $1',
    [cabinetId, connectionId, firmware, work.now],
  )
  await work.query(
    `update locker_cubby c set door_open_since = case when d.open then coalesce(c.door_open_since, $4) end
     from unnest($2::text[], $3::boolean[]) as d (name, open)
     where c.cabinet_id = $1 and c.name = d.name and c.retired_at is null`,
    [cabinetId, doors.map(({ cubby }) => cubby), doors.map(({ open }) => open), work.now],
  )
  work.emit(lockersChanged, { cabinetId })
}

/** The connection is gone; another one may hold the cabinet by now. */
export async function noteGone(work: Work, cabinetId: string, connectionId: string): Promise<void> {
  const rows = await work.query(
    'update locker_cabinet set connection_id = null where id = $1 and connection_id = $2 returning id',
    [cabinetId, connectionId],
  )
  if (rows.length) work.emit(lockersChanged, { cabinetId })
}

/** No connection lives on when its process is gone: said once at a start, across communities. */
export async function forgetConnections(lease: Lease): Promise<void> {
  await lease.query('update locker_cabinet set connection_id = null where connection_id is not null')
}

/** Cabinets were heard just now, across communities. Gives the connections that still hold their own. */
export async function noteHeard(
  lease: Lease,
  of: { heard: readonly string[]; held: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (of.heard.length)
    await lease.query('update locker_cabinet set heard_at = now() where connection_id = any($1::uuid[])', [
      of.heard,
    ])
  const rows = await lease.query<{ id: string }>(
    `select t.connection_id as id from locker_cabinet t
     where t.connection_id = any($1::uuid[]) and t.retired_at is null and ${hasService}`,
    [of.held],
  )
  return new Set(rows.map(({ id }) => id))
}

/** The revision of what each cabinet has to know, by its connection, across communities. */
export async function revisionsOf(lease: Lease, held: readonly string[]): Promise<Map<string, number>> {
  const rows = await lease.query<{ id: string; revision: string }>(
    'select connection_id as id, revision from locker_cabinet where connection_id = any($1::uuid[])',
    [held],
  )
  return new Map(rows.map(({ id, revision }) => [id, Number(revision)]))
}

/** A day after a parcel's time its code opens nothing any more, also without a line. */
const grace = "interval '1 day'"

/** All that a cabinet has to know, with its key. */
export async function stateOfCabinet(work: Work, sealer: Sealer, cabinetId: string) {
  const cabinet = await lockCabinet(work, cabinetId)
  const armed = await work.query<{ cubby: string; counter: number; until: Date }>(
    `select c.name as cubby, s.counter, s.hold_until + ${grace} as until from locker_stay s join locker_cubby c on c.id = s.cubby_id
     where s.cabinet_id = $1 and s.state = 'stowed' order by c.name`,
    [cabinetId],
  )
  const disabled = await work.query<{ name: string }>(
    'select name from locker_cubby where cabinet_id = $1 and disabled_at is not null and retired_at is null order by name',
    [cabinetId],
  )
  return {
    lastSeq: cabinet.lastSeq,
    revision: cabinet.revision,
    keyVersion: cabinet.keyVersion,
    key: (await keyOf(work, sealer, cabinet)).toString('base64'),
    armed: armed.map(({ until, ...row }) => ({ ...row, until: until.toISOString() })),
    disabled: disabled.map(({ name }) => name),
  }
}

/** A door that a cabinet is to open. */
export interface WaitingOpen {
  communityId: string
  connectionId: string
  id: string
  cubby: string
  op: string
  why: string
  until: Date
}

/** Takes what waits for cabinets of these connections, across communities: from here on it counts as sent. */
export const takeCommands = (lease: Lease, held: readonly string[]): Promise<WaitingOpen[]> =>
  lease.query<WaitingOpen & Record<string, unknown>>(
    `with taken as (
       update locker_command m set state = 'sent' from locker_cabinet t
       where m.state = 'waiting' and m.expires_at > now() and t.community_id = m.community_id and t.id = m.cabinet_id
         and t.connection_id = any($1::uuid[])
       returning m.*, t.connection_id)
     select m.community_id as "communityId", m.connection_id as "connectionId", m.id, c.name as cubby,
       case when m.why = 'drop' then coalesce(m.stay_id, m.id) else m.id end as op, m.why, m.expires_at as until
     from taken m join locker_cubby c on c.community_id = m.community_id and c.id = m.cubby_id order by m.asked_at`,
    [held],
  )
