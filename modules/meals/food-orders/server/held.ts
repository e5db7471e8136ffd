import { asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Taken } from '#platform/contract/call.ts'
import { dayStart, taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { type Lease, workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type Chore, job } from '#platform/server/jobs.ts'
import type { Work } from '#platform/server/work.ts'
import { householdTable, requireHousehold } from '#modules/homes/households/server/public.ts'
import { foodOf } from '#modules/meals/food-menu/server/public.ts'
import { heldChanged } from '../events.ts'
import { type HeldOrder, type heldOrders, mostHeld } from '../held-contract.ts'
import { foodGone, heldGone, heldIdTaken, tooManyHeld } from '../problems.ts'
import { portionsOf } from './price.ts'
import { heldTable as t } from './tables.ts'

type Calls = typeof heldOrders.calls

const day = 86_400_000
const minute = 60_000

/** When the last of these dishes is sold no more today; midnight where that is over already. */
async function closingOf(context: Context, { items }: Taken<Calls['hold']>): Promise<Date> {
  const { now } = context
  const food = await foodOf(context, [...new Set(items.map(({ itemId }) => itemId))])
  if (items.some(({ itemId }) => !food.items.has(itemId))) throw foodGone()
  const start = dayStart(now)
  const ends = [...food.items.values()]
    .filter(({ weekdays }) => weekdays.includes(taipei(now).weekday || 7))
    .map(({ soldUntil }) => {
      const [hours = 0, minutes = 0] = soldUntil.split(':').map(Number)
      return start.getTime() + (hours * 60 + minutes) * minute
    })
    .filter((at) => at > now.getTime())
  return new Date(ends.length ? Math.max(...ends) : start.getTime() + day)
}

// A household that became part of another is that one by now.
const fields = {
  row: t,
  home: sql<string | null>`coalesce(${householdTable.mergedInto}, ${householdTable.id})`,
  label: sql<string>`coalesce((select h.label from household h where h.community_id = ${t.communityId}
    and h.id = coalesce(${householdTable.mergedInto}, ${householdTable.id})), '')`,
}

async function read(lease: Lease, now: Date, heldId?: string): Promise<HeldOrder[]> {
  const rows = await lease.db
    .select(fields)
    .from(t)
    .leftJoin(householdTable, eq(householdTable.id, t.householdId))
    .where(
      sql`${gt(t.endsAt, now)} and (${heldId ?? null}::uuid is null or ${t.id} = ${heldId ?? null}::uuid)`,
    )
    .orderBy(asc(t.heldAt), asc(t.id))
  return rows.map(({ row, home, label }) => ({
    heldId: row.id,
    name: row.name,
    householdId: home,
    residentId: row.residentId,
    pickupAt: row.pickupAt,
    items: row.items,
    label,
    portions: portionsOf(row.items),
    heldAt: row.heldAt,
    heldBy: row.heldByName,
    endsAt: row.endsAt,
  }))
}

async function readOne(context: Context, heldId: string): Promise<HeldOrder> {
  const [held] = await read(context, context.now, heldId)
  if (!held) throw heldGone()
  return held
}

/** The orders that wait at the desk, the oldest first. */
export const listHeld = (context: Context): Promise<HeldOrder[]> => read(context, context.now)

const about = (heldId: string) => ({ target: 'heldOrder', targetId: heldId }) as const

/** Puts an order aside. Throws notFound, heldIdTaken, tooManyHeld, foodGone. Audited. */
export async function hold(context: Context, input: Taken<Calls['hold']>): Promise<HeldOrder> {
  const { heldId, ...said } = input
  const { actor, now } = context
  await createOnce(context, {
    id: heldId,
    find: () => rowOf(context, t, heldId),
    isSame: (row) => says(row, { ...said, heldBy: actor.accountId }),
    taken: heldIdTaken,
    again: { action: 'foodOrders.holdAgain', ...about(heldId) },
    create: async () => {
      if (said.householdId) await requireHousehold(context, said.householdId)
      if ((await context.db.$count(t, gt(t.endsAt, now))) >= mostHeld) throw tooManyHeld(mostHeld)
      const endsAt = await closingOf(context, input)
      const by = { heldAt: now, heldBy: actor.accountId, heldByName: actor.name }
      await context.db.insert(t).values({ id: heldId, ...said, ...by, endsAt })
      context.emit(heldChanged, { heldId })
      context.audit({
        action: 'foodOrders.hold',
        ...about(heldId),
        after: { portions: portionsOf(said.items) },
      })
    },
  })
  return readOne(context, heldId)
}

/** Of two desks that take the same one up, one has it. Throws heldGone. */
async function remove(context: Context, heldId: string): Promise<HeldOrder> {
  const held = await readOne(context, heldId)
  const gone = await context.db.delete(t).where(eq(t.id, heldId)).returning({ id: t.id })
  if (!gone.length) throw heldGone()
  context.emit(heldChanged, { heldId })
  return held
}

/** An order is taken up again, at any desk; it waits no more. Throws heldGone. Audited. */
export async function takeUp(context: Context, { heldId }: Taken<Calls['takeUp']>): Promise<HeldOrder> {
  const held = await remove(context, heldId)
  context.audit({
    action: 'foodOrders.takeUp',
    ...about(heldId),
    after: { portions: portionsOf(held.items) },
  })
  return held
}

/** Nobody wants it any more. Throws heldGone. Audited. */
export async function drop(context: Context, { heldId }: Taken<Calls['drop']>): Promise<void> {
  const held = await remove(context, heldId)
  context.audit({
    action: 'foodOrders.dropHeld',
    ...about(heldId),
    after: { portions: portionsOf(held.items) },
  })
}

const clearJob = { name: 'foodOrders.clearHeld', payload: z.object({}) }

export const jobs = [
  job({
    ...clearJob,
    work: async (work: Work) => {
      await work.query('delete from food_held where ends_at <= $1', [work.now])
    },
  }),
]

/** After midnight in Taipei: what nobody took up before closing is gone. */
export const chores: readonly Chore[] = [
  {
    name: 'foodOrders.clearHeld',
    cron: '10 16 * * *',
    work: (database, now) =>
      database.across('orders that were put aside and ended', async (lease) => {
        const found = await lease.query<{ id: string }>(
          'select distinct community_id as id from food_held where ends_at <= $1',
          [now],
        )
        for (const { id } of found) {
          await workWithin(lease, id)
          enqueueOn(lease)(clearJob, {}, { key: `held orders that ended ${id}` })
        }
      }),
  },
]
