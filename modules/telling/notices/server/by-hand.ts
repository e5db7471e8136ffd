import { sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { maskMobile, maskName } from '#platform/contract/masking.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { type CallOfHousehold, notByHand, type TagOfHousehold } from '../contract.ts'
import { noticesChanged } from '../events.ts'
import type { Subjects } from './items.ts'
import { peopleOf } from './recipients.ts'
import { deliveries as d } from './tables.ts'

interface Row extends Record<string, unknown> {
  householdId: string
  label: string
  channel: 'tag' | 'phone' | 'intercom'
  isUrgent: boolean
  since: Date
  deliveryIds: string[]
  residentIds: string[]
  text: string
}

// One line per household and way, however many notices wait: the tag says what lies at the desk now. No more than one
// person can see to; the others follow as these are ticked off.
const openByHand = `
  select o.*, h.label
  from (
    select d.household_id as "householdId", d.channel, bool_or(n.is_urgent) as "isUrgent", min(d.made_at) as since,
      array_agg(d.id order by d.id) as "deliveryIds",
      array_agg(distinct n.resident_id) filter (where n.resident_id is not null) as "residentIds",
      (array_agg(n.text order by n.is_urgent desc, n.made_at desc))[1] as text
    from notice_delivery d join notice n on n.community_id = d.community_id and n.id = d.notice_id
    where d.state = 'byHand' group by d.household_id, d.channel
  ) o join household h on h.id = o."householdId"
  order by o."isUrgent" desc, h.building_order, h.building, h.floor_order, length(h.unit), h.unit
  limit 300`

const tagOf = (
  { householdId, label, isUrgent, since, deliveryIds }: Row,
  waiting: ReadonlyMap<string, number>,
): TagOfHousehold => ({
  householdId,
  label,
  count: waiting.get(householdId) ?? 0,
  isUrgent,
  since,
  deliveryIds,
})

/** Households that hear by a tag, a call or the intercom. Whoever sees the numbers is audited. */
export async function listByHand(
  context: Context,
  subjects: Subjects,
): Promise<{ tags: TagOfHousehold[]; calls: CallOfHousehold[] }> {
  const rows = await context.query<Row>(openByHand)
  const waiting = new Map<string, number>()
  const ofRows = rows.map((row) => row.householdId)
  for (const { countWaiting } of subjects)
    for (const [id, count] of await countWaiting(context, ofRows))
      waiting.set(id, (waiting.get(id) ?? 0) + count)
  const toCall = rows.filter((row) => row.channel !== 'tag')
  const people = toCall.length
    ? await peopleOf(
        context,
        toCall.map((row) => row.householdId),
      )
    : []
  if (toCall.length)
    context.audit({
      action: 'notices.viewCallList',
      target: 'household',
      after: { households: toCall.map((row) => row.label) },
    })
  return {
    tags: rows.filter((row) => row.channel === 'tag').map((row) => tagOf(row, waiting)),
    calls: toCall.map((row) => {
      const named = new Set(row.residentIds ?? [])
      const own = people.filter((person) => person.householdId === row.householdId)
      const asked = own.some((person) => named.has(person.residentId))
        ? own.filter((person) => named.has(person.residentId))
        : own
      return {
        ...tagOf(row, waiting),
        channel: row.channel === 'intercom' ? ('intercom' as const) : ('phone' as const),
        people: asked
          .filter((person) => person.mobile || row.channel === 'intercom')
          .map((person) => ({
            residentId: person.residentId,
            name: maskName(person.name),
            mobile: row.channel === 'phone' ? maskMobile(person.mobile) : '',
          })),
        text: row.text,
      }
    }),
  }
}

/** The deliveries of these ids, locked in the order of their ids. Throws notFound. */
async function lock(lease: Lease, ids: readonly string[]) {
  const rows = await lease.query<{ id: string; state: string; label: string }>(
    `select d.id, d.state, (select h.label from household h where h.id = d.household_id) as label from notice_delivery d
     where d.id = any($1) order by d.id for update of d`,
    [ids],
  )
  if (rows.length < new Set(ids).size) throw problems.notFound()
  return rows
}

/** Tags are printed now; what stands on them is audited. Throws notFound, notByHand. */
export async function printTags(context: Context, deliveryIds: readonly string[]): Promise<void> {
  const rows = await lock(context, deliveryIds)
  if (rows.some((row) => row.state !== 'byHand')) throw notByHand()
  context.audit({
    action: 'notices.printTags',
    target: 'household',
    after: { households: [...new Set(rows.map((row) => row.label))] },
  })
}

/** Somebody hung the tag up or rang: who and when. All or none. Throws notFound, notByHand. */
export async function finishByHand(context: Context, deliveryIds: readonly string[]) {
  const rows = await lock(context, deliveryIds)
  if (rows.some((row) => row.state !== 'byHand')) throw notByHand()
  const at = context.now
  await context.db
    .update(d)
    .set({ state: 'done', doneAt: at, doneByName: context.actor.name })
    .where(sql`${d.id} = any(${sql.param(deliveryIds)}::uuid[])`)
  context.emit(noticesChanged, {})
  context.audit({ action: 'notices.finishByHand', target: 'noticeDelivery', after: { deliveryIds } })
  return { count: rows.length, at }
}
