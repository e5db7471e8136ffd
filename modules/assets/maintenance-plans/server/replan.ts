import { and, eq, ne, sql } from 'drizzle-orm'
import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { nextDay } from '../cycle.ts'
import { moveTable as m, type PlanRow, recordTable as r } from './tables.ts'

type Rhythm = Pick<PlanRow, 'every' | 'unit' | 'dayRule' | 'months' | 'nextFrom' | 'firstDay'>

/** Until when a plan is over: the days on which times were done or skipped, those that were done early by what was planned. */
async function readOver(context: Context, planId: string) {
  const [row] = await context.db
    .select({
      planned: sql<string | null>`max(greatest(${r.plannedDay}, ${r.doneDay}))::text`,
      done: sql<string | null>`max(coalesce(${r.doneDay}, ${r.plannedDay}))::text`,
    })
    .from(r)
    .where(and(eq(r.planId, planId), ne(r.state, 'due')))
  return { planned: row?.planned ?? null, done: row?.done ?? null }
}

/**
 * Plans what is open anew after another rhythm, with a line that says so. What is late stays where it is: it is done, moved or
 * skipped, each of which stays on record. The caller holds the plan.
 */
export async function replan(context: Context, planId: string, rhythm: Rhythm): Promise<void> {
  const [open] = await context.db
    .select()
    .from(r)
    .where(and(eq(r.planId, planId), eq(r.state, 'due')))
    .for('update')
  if (!open || open.dueDay < dayOf(context.now)) return
  const { planned, done } = await readOver(context, planId)
  const isFromDone = rhythm.nextFrom === 'done' && done !== null
  const day = isFromDone
    ? nextDay(rhythm, done, done)
    : nextDay(rhythm, rhythm.firstDay, planned ?? dayAfter(rhythm.firstDay, -1))
  if (day === open.dueDay && day === open.plannedDay) return
  await context.db.insert(m).values({
    id: newId(),
    recordId: open.id,
    fromDay: open.dueDay,
    toDay: day,
    reason: '計畫的週期改過',
    at: context.now,
    movedBy: context.actor.name,
  })
  await context.db
    .update(r)
    .set({ plannedDay: day, dueDay: day, rowVersion: open.rowVersion + 1 })
    .where(eq(r.id, open.id))
}
