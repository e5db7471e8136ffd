import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Enqueue } from '#platform/server/enqueue.ts'
import { job, type JobContext } from '#platform/server/jobs.ts'
import { makeNotices } from '#modules/telling/notices/server/public.ts'
import { type Outcome, outcomes } from '../contract.ts'
import { feeNoticesChanged } from '../events.ts'
import { billSubject, payersAway } from './notice-subjects.ts'
import { billNotices as t } from './tables.ts'

/** Bills in one job: each is a transaction of its own. */
const atOnce = 100

/** Writes down that households are to be told of bills, and queues the telling. */
export async function askToTell(
  context: Lease & { now: Date; enqueue: Enqueue },
  billIds: readonly string[],
  by: { isAgain: boolean; accountName: string },
): Promise<void> {
  const rows = billIds.map((billId) => ({ id: newId(), billId, at: context.now, ...by }))
  for (let nth = 0; nth < rows.length; nth += atOnce) {
    const some = rows.slice(nth, nth + atOnce)
    await context.db.insert(t).values(some)
    context.enqueue(tellJob, { ids: some.map(({ id }) => id) })
  }
}

/** Tells of bills that are asked for, and writes down of which somebody was told, and why not of others. */
async function tell(context: JobContext, ids: string[]): Promise<void> {
  const rows = await context.db.select().from(t).where(inArray(t.id, ids)).orderBy(t.id).for('update')
  const asked = rows.filter(({ outcome }) => outcome === 'waiting')
  const [first] = asked
  if (!first) return
  const items = await billSubject.items(
    context,
    asked.map(({ billId }) => billId),
  )
  const open = items.filter(({ state }) => state === 'waiting')
  const made = await makeNotices(context, {
    reason: first.isAgain ? 'billedAgain' : 'billed',
    occasion: first.isAgain ? first.at.toISOString() : '',
    items: open,
    madeBy: first.isAgain ? first.accountName : '',
  })
  const left = new Map(made.left.map(({ itemId, why }) => [itemId, why]))
  const isOpen = new Set(open.map(({ id }) => id))
  const away = await payersAway(
    context,
    asked.map(({ billId }) => billId),
  )
  const outcomeOf = (billId: string): Outcome =>
    isOpen.has(billId) ? (left.get(billId) ?? 'told') : away.has(billId) ? 'away' : 'settled'
  for (const outcome of outcomes) {
    const some = asked.filter(({ billId }) => outcomeOf(billId) === outcome).map(({ id }) => id)
    if (some.length) await context.db.update(t).set({ outcome }).where(inArray(t.id, some))
  }
  context.emit(feeNoticesChanged, {})
}

export const tellJob = job({
  name: 'feeNotices.tell',
  payload: z.object({ ids: z.array(z.string()) }),
  work: (context, { ids }) => tell(context, ids),
})
