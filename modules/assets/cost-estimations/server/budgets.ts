import { asc, desc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf, taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import {
  foreseenDays,
  readPlan as readMaintenancePlan,
  readPlans,
} from '#modules/assets/maintenance-plans/server/public.ts'
import {
  budgetChanged,
  budgetChangeIdTaken,
  type BudgetRow,
  type costEstimations,
  type YearBudget,
} from '../contract.ts'
import { fundPlanChanged } from '../events.ts'
import { inflated } from '../forecast.ts'
import { readPlan } from './estimate.ts'
import { changeTable as c } from './tables.ts'

interface Month {
  times: number
  planned: number
  doneTimes: number
  done: number
}
interface Fact extends Month {
  planId: string | null
  month: number
}

/**
 * What was planned and what was done in a year, by plan and month: a time is planned where the plan had it, for what the plan cost
 * then, also when it was skipped or moved; what is done counts where it was done.
 */
const readMaintenance = (lease: Lease, year: number) =>
  lease.query<Fact & Record<string, unknown>>(
    `select x.plan_id as "planId", extract(month from x.day)::int as month, sum(x.times)::int as times,
       sum(x.planned)::float8 as planned, sum(x.done_times)::int as "doneTimes", sum(x.done)::float8 as done
     from (
       select plan_id, planned_day as day, 1 as times, coalesce(budget, 0) as planned, 0 as done_times, 0 as done
       from maintenance_record where planned_day between $1 and $2
       union all
       select plan_id, done_day, 0, 0, 1, coalesce(cost, 0)
       from maintenance_record where state = 'done' and done_day between $1 and $2
     ) x group by 1, 2`,
    [`${year}-01-01`, `${year}-12-31`],
  )

/** What repairs cost in a year, by the month in which the work was first done: also when it was accepted or opened again later. */
const readRepairs = (lease: Lease, year: number) =>
  lease.query<Fact & Record<string, unknown>>(
    `select null as "planId", extract(month from d.at at time zone 'Asia/Taipei')::int as month, 0 as times, 0 as planned,
       count(*)::int as "doneTimes", coalesce(sum(c.cost), 0)::float8 as done
     from repair_case c cross join lateral (select min(s.at) as at from repair_step s
       where s.community_id = c.community_id and s.case_id = c.id and s.act = 'finished') d
     where c.state <> 'cancelled'
       and d.at >= ($1::timestamp at time zone 'Asia/Taipei') and d.at < ($2::timestamp at time zone 'Asia/Taipei')
     group by 2`,
    [`${year}-01-01`, `${year + 1}-01-01`],
  )

const emptyMonth = (): Month => ({ times: 0, planned: 0, doneTimes: 0, done: 0 })
const sumOf = (months: readonly Month[], name: keyof Month) =>
  months.reduce((sum, month) => sum + month[name], 0)

/** What a year may cost and what it cost: a line a plan that has something in it, and one of all repairs, which stands last. */
export async function readBudget(context: Context, { year }: { year: number }): Promise<YearBudget> {
  const thisYear = taipei(context.now).year
  const today = dayOf(context.now)
  const { inflationBp } = await readPlan(context, thisYear)
  const plans = await readPlans(context, undefined)
  const [maintenance, repairs] = [await readMaintenance(context, year), await readRepairs(context, year)]
  const changes = await context.db
    .select()
    .from(c)
    .where(eq(c.year, year))
    .orderBy(desc(c.changedAt), asc(c.id))
  const changeOf = (planId: string | null) => changes.find((row) => row.planId === planId)?.amount ?? null
  // What is planned of a year to come is in its money.
  const inItsMoney = (amount: number) => inflated(amount, inflationBp, Math.max(0, year - thisYear))
  const monthsOf = (facts: readonly Fact[], each: number, foreseen: readonly string[] = []) => {
    const months = Array.from({ length: 12 }, emptyMonth)
    for (const { month, times, planned, doneTimes, done } of facts)
      months[month - 1] = { times, planned: inItsMoney(planned), doneTimes, done }
    for (const day of foreseen) {
      const month = months[Number(day.slice(5, 7)) - 1] ?? emptyMonth()
      month.times += 1
      month.planned += inItsMoney(each)
    }
    return months
  }
  const rowOfMonths = (
    about: Pick<BudgetRow, 'planId' | 'planName' | 'supplierName'>,
    months: Month[],
  ): BudgetRow => {
    const planned = sumOf(months, 'planned')
    const changed = changeOf(about.planId)
    const [times, doneTimes, done] = [
      sumOf(months, 'times'),
      sumOf(months, 'doneTimes'),
      sumOf(months, 'done'),
    ]
    return { ...about, times, planned, changed, budget: changed ?? planned, doneTimes, done, months }
  }
  const rows = plans.flatMap((plan) => {
    const foreseen = plan.isEnded
      ? []
      : foreseenDays(plan, { today, from: `${year}-01-01`, to: `${year}-12-31` })
    const facts = maintenance.filter(({ planId }) => planId === plan.planId)
    const { planId, name: planName, supplierName } = plan
    const row = rowOfMonths({ planId, planName, supplierName }, monthsOf(facts, plan.budget ?? 0, foreseen))
    return row.times || row.doneTimes || row.changed !== null ? [row] : []
  })
  const ofRepairs = rowOfMonths({ planId: null, planName: '', supplierName: '' }, monthsOf(repairs, 0))
  const names = new Map(plans.map(({ planId, name }) => [planId, name]))
  return {
    year,
    rows: [
      ...rows.toSorted((a, b) => b.budget - a.budget || a.planName.localeCompare(b.planName)),
      ofRepairs,
    ],
    changes: changes.map(({ id, planId, before, amount, reason, changedAt, changedByName }) => ({
      changeId: id,
      planId,
      planName: planId ? (names.get(planId) ?? '') : '',
      before,
      amount,
      reason,
      at: changedAt,
      by: changedByName,
    })),
  }
}

/** From now on a plan may cost this much in the year. Throws notFound, budgetChanged, budgetChangeIdTaken. */
export async function changeBudget(
  context: Context,
  { changeId: id, ...given }: Taken<typeof costEstimations.calls.changeBudget>,
): Promise<YearBudget> {
  const { year, planId, before, amount, reason } = given
  await oneAtATime(context, `maintenance budget ${year}`)
  await createOnce(context, {
    id,
    isLocked: true,
    find: () => rowOf(context, c, id),
    isSame: (row) => says(row, given),
    taken: budgetChangeIdTaken,
    again: { action: 'costEstimations.changeBudgetAgain', target: 'maintenanceBudget', targetId: id },
    create: async () => {
      if (planId) await readMaintenancePlan(context, planId)
      const { rows } = await readBudget(context, { year })
      const holds = rows.find((row) => row.planId === planId)?.budget ?? 0
      if (holds !== before) throw budgetChanged()
      const made = { changedAt: context.now, changedByName: context.actor.name }
      await context.db.insert(c).values({ id, ...given, ...made })
      context.emit(fundPlanChanged, {})
      context.audit({
        action: 'costEstimations.changeBudget',
        target: 'maintenanceBudget',
        targetId: id,
        before: { amount: before },
        after: { amount, budgetYear: year },
        reason,
      })
    },
  })
  return readBudget(context, { year })
}

/** What maintenance and repairs cost in each of the years up to this one, the oldest first. */
export async function spentByYear(context: Context, years: number) {
  const thisYear = taipei(context.now).year
  const spent: { year: number; maintenance: number; repairs: number }[] = []
  for (let year = thisYear - years + 1; year <= thisYear; year++) {
    const [of, repairs] = [await readMaintenance(context, year), await readRepairs(context, year)]
    const sum = (facts: readonly Fact[]) => facts.reduce((total, { done }) => total + done, 0)
    spent.push({ year, maintenance: sum(of), repairs: sum(repairs) })
  }
  return spent
}
