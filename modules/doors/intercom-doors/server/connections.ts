import type { Lease } from '#platform/server/database.ts'
import type { Knocking } from '#platform/server/device-gateway.ts'
import type { Work } from '#platform/server/work.ts'
import { doorsChanged } from '../events.ts'

const isLive = `t.retired_at is null and exists (
    select from intercom_sentry s where s.community_id = t.community_id and s.id = t.sentry_id and s.retired_at is null)
  and exists (
    select from community_service v join community c on c.id = v.community_id and c.suspended_at is null
    where v.community_id = t.community_id and v.service_id = 57)`

/** The door of a key, across communities; undefined when there is none that may sign in. */
export async function doorOfKey(lease: Lease, key: string): Promise<Knocking | undefined> {
  const [row] = await lease.query<Knocking & Record<string, unknown>>(
    `select t.community_id as "communityId", t.id as "deviceId", t.name, t.secret_digest as "secretDigest"
     from intercom_door t where t.device_key = $1 and ${isLive}`,
    [key],
  )
  return row
}

/** A door is held by a connection from now on, whichever held it before. Gives the number of its last event that was taken in. */
export async function noteConnected(
  work: Work,
  of: { doorId: string; connectionId: string; firmware: string },
): Promise<number> {
  const { doorId, connectionId, firmware } = of
  const [row] = await work.query<{ lastSeq: string }>(
    `update intercom_door set connection_id = $2, firmware = $3, connected_at = $4, heard_at = $4 where id = $1
     returning last_seq as "lastSeq"`,
    [doorId, connectionId, firmware, work.now],
  )
  work.emit(doorsChanged, { doorId })
  return Number(row?.lastSeq ?? 0)
}

/** The connection is gone; another one may hold the door by now. */
export async function noteGone(work: Work, doorId: string, connectionId: string): Promise<void> {
  const rows = await work.query(
    'update intercom_door set connection_id = null where id = $1 and connection_id = $2 returning id',
    [doorId, connectionId],
  )
  if (rows.length) work.emit(doorsChanged, { doorId })
}

/** No connection lives on when its process is gone: said once at a start, across communities. */
export async function forgetConnections(lease: Lease): Promise<void> {
  await lease.query('update intercom_door set connection_id = null where connection_id is not null')
}

/** Doors were heard just now, across communities. Gives the connections that still hold their own. */
export async function noteHeard(
  lease: Lease,
  of: { heard: readonly string[]; held: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (of.heard.length)
    await lease.query('update intercom_door set heard_at = now() where connection_id = any($1::uuid[])', [
      of.heard,
    ])
  const rows = await lease.query<{ id: string }>(
    `select t.connection_id as id from intercom_door t where t.connection_id = any($1::uuid[]) and ${isLive}`,
    [of.held],
  )
  return new Set(rows.map(({ id }) => id))
}

/** An order that a door is to be told. */
export interface WaitingOrder {
  connectionId: string
  id: string
  why: 'call' | 'desk'
  by: string
  until: Date
}

/** Takes what waits for doors of these connections, across communities: from here on it counts as told. */
export const takeOrders = (lease: Lease, held: readonly string[]): Promise<WaitingOrder[]> =>
  lease.query<WaitingOrder & Record<string, unknown>>(
    `with taken as (
       update intercom_door_order o set state = 'sent' from intercom_door t
       where o.state = 'waiting' and o.expires_at > now() and t.community_id = o.community_id and t.id = o.door_id
         and t.connection_id = any($1::uuid[])
       returning o.*, t.connection_id)
     select connection_id as "connectionId", id, case when call_id is null then 'desk' else 'call' end as why,
       asked_by_name as by, expires_at as until from taken order by asked_at, id`,
    [held],
  )
