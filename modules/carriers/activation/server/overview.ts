import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { activation } from '../contract.ts'
import type { Activation, ActivationSummary } from '../shapes.ts'
import { idsByText } from './search-text.ts'

type Input = Taken<typeof activation.calls.listActivations>

// One pass over the community's own rows: each count is gathered once, then joined to the households.
const counted = `
  with card_count as (
    select b.household_id as id, count(*) filter (where c.lost_at is null and c.disabled_at is null) as active,
      count(*) filter (where c.lost_at is not null) as lost,
      count(*) filter (where c.disabled_at is not null) as disabled
    from card_household b join card c on c.id = b.card_id where b.unbound_at is null group by 1
  ), phone_count as (
    select household_id as id, count(*) as count from phone where unbound_at is null group by 1
  ), serial_count as (
    select household_id as id, count(*) as count from phone_serial
    where used_at is null and revoked_at is null and expires_at > now() group by 1
  ), row as (
    select h.id, h.label, h.building, h.is_virtual, h.building_order, h.floor_order, h.floor, h.unit,
      coalesce(c.active, 0) as cards, coalesce(c.lost, 0) as lost, coalesce(c.disabled, 0) as disabled,
      coalesce(p.count, 0) as phones, coalesce(s.count, 0) as serials
    from household h left join card_count c on c.id = h.id left join phone_count p on p.id = h.id
      left join serial_count s on s.id = h.id
    where h.closed_at is null and ($1::text is null or h.building = $1) and ($2::uuid[] is null or h.id = any($2))
  )`

const conditions: Record<Input['view'], string> = {
  all: 'true',
  activated: 'cards + phones > 0',
  // Nobody activates a virtual household; it counts only when somebody did.
  none: 'cards + phones = 0 and not is_virtual',
  lost: 'lost > 0',
  serial: 'serials > 0',
}

const summary = `${counted} select ${Object.entries(conditions)
  .map(([name, condition]) => `count(*) filter (where ${condition}) as "${name}"`)
  .join(', ')} from row`

const page = (view: Input['view']) => `${counted}
  select id as "householdId", label, building, is_virtual as "isVirtual", cards as "cardCount", lost as "lostCount",
    disabled as "disabledCount", phones as "phoneCount", serials as "serialCount",
    array(select r.name from resident r where r.household_id = row.id and r.moved_out_at is null
      order by r.position, r.id) as names
  from row where ${conditions[view]}
  order by building_order, building, floor_order, floor, length(unit), unit, id
  limit $3 offset $4`

function offsetOf(after: string): number {
  if (!after) return 0
  if (!/^\d{1,7}$/.test(after)) throw problems.invalid(['After：請從第一頁重新開始。'])
  return Number(after)
}

/** Households with how many cards, phones and open serial numbers, and how many there are of each view. */
export async function listActivations(
  lease: Lease,
  { view, building, text, after, maxCount }: Input,
): Promise<{
  data: Activation[]
  summary: ActivationSummary
  pagination: { after: string; maxCount: number; total: number }
}> {
  const offset = offsetOf(after)
  const values = [building ?? null, await idsByText(lease, text)]
  const [[counts], rows] = await Promise.all([
    lease.query<ActivationSummary & Record<string, number>>(summary, values),
    lease.query<Activation & Record<string, unknown>>(page(view), [...values, maxCount, offset]),
  ])
  if (!counts) throw new Error('an aggregate gives one row')
  const total = counts[view]
  const next = offset + rows.length
  return {
    data: rows,
    summary: counts,
    pagination: { after: rows.length && next < total ? String(next) : '', maxCount, total },
  }
}
