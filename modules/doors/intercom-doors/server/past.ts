import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { PastLine } from '../contract.ts'
import type { OrderState } from '../shapes.ts'
import { rowOf } from '#platform/server/create-once.ts'
import { outcomeOf } from './orders.ts'
import { doorTable } from './tables.ts'

const past = `
  select o.id as "lineId", o.asked_at as at, 'ordered' as kind, o.asked_by_name as by,
    case when o.answer = '' then o.reason else o.answer end as reason, o.state, o.expires_at as "expiresAt", 0 as seq
  from intercom_door_order o where o.door_id = $1
  union all
  select e.id, e.at, e.kind, '', e.reason, null, null, e.seq from intercom_door_event e
  where e.door_id = $1 and e.order_id is null
  order by at desc, seq desc limit 100`

interface Row extends Record<string, unknown>, Omit<PastLine, 'outcome'> {
  state: OrderState | null
  expiresAt: Date | null
  /** Of an event, which tells those of one moment apart. */
  seq: string
}

/** Who had a door opened, with what it answered, and what else it told of, the newest first. Throws notFound. */
export async function listPast(context: Context, doorId: string): Promise<PastLine[]> {
  if (!(await rowOf(context, doorTable, doorId))) throw problems.notFound()
  const rows = await context.query<Row>(past, [doorId])
  return rows.map(({ state, expiresAt, seq: _, ...row }) => ({
    ...row,
    outcome: state && expiresAt ? outcomeOf({ state, expiresAt }, context.now) : null,
  }))
}
