import { dayAfter } from '#platform/contract/days.ts'
import { isNull, sql } from 'drizzle-orm'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { daysBetween } from '../cycle.ts'
import type { Plan } from '../shapes.ts'
import { readPlans, readRecords } from './queries.ts'
import { planTable as p, recordTable as r } from './tables.ts'

/** The later of days; '' is none. */
const latest = (...days: readonly string[]) => days.reduce((last, day) => (day > last ? day : last), '')

/**
 * The days of a span on which a plan will be due after its open time and after today; at most 400. What was moved to an earlier
 * day is the time that was planned, so the next one is counted from the planned day.
 */
export function foreseenDays(
  plan: Pick<
    Plan,
    'every' | 'unit' | 'dayRule' | 'months' | 'nextFrom' | 'nextDay' | 'plannedDay' | 'firstDay'
  >,
  { today, from, to }: { today: string; from: string; to: string },
): string[] {
  const isFromDone = plan.nextFrom === 'done'
  const begin = isFromDone ? plan.nextDay || plan.firstDay : plan.firstDay
  const open = latest(plan.nextDay, today, isFromDone ? '' : plan.plannedDay)
  const after = latest(open, dayAfter(from, -1))
  return daysBetween(plan, begin, [after, to])
}

/** What stands in a month: what is due, done, skipped, and what the plans foresee after what is open; its budget and what was spent. */
export async function showCalendar(context: Context, month: string) {
  const [year = 0, at = 1] = month.split('-').map(Number)
  const from = `${month}-01`
  const to = dayAfter(new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10), -1)
  const records = await readRecords(
    context,
    sql`coalesce(${r.doneDay}, ${r.dueDay}) between ${from} and ${to}`,
    { limit: 1000 },
  )
  const plans = await readPlans(context, isNull(p.endedAt))
  const known = records.map((record) => ({
    day: record.state === 'done' ? (record.doneDay ?? record.dueDay) : record.dueDay,
    planId: record.planId,
    planName: record.planName,
    budget: record.budget,
    recordId: record.recordId,
    state: record.state,
    isLegal: record.legalBasis !== '',
  }))
  const today = dayOf(context.now)
  const foreseen = plans.flatMap((plan) =>
    foreseenDays(plan, { today, from, to }).map((day) => ({
      day,
      planId: plan.planId,
      planName: plan.name,
      budget: plan.budget,
      recordId: null,
      state: 'foreseen' as const,
      isLegal: plan.legalBasis !== '',
    })),
  )
  const entries = [...known, ...foreseen].toSorted((one, other) => one.day.localeCompare(other.day))
  const costing = entries.filter(({ state }) => state !== 'skipped')
  return {
    entries: entries.map(({ budget: _own, ...entry }) => entry),
    budget: costing.reduce((sum, { budget }) => sum + (budget ?? 0), 0),
    spent: records.reduce((sum, { state, cost }) => sum + (state === 'done' ? (cost ?? 0) : 0), 0),
  }
}
