import { isNull } from 'drizzle-orm'
import { dayOf, taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { foreseenDays, planTable as p, readPlans } from '#modules/assets/maintenance-plans/server/public.ts'
import type { Upkeep } from '../contract.ts'
import { inflated } from '../forecast.ts'
import { readPlan } from './estimate.ts'

/** What the plans in force cost in so many years after this one, year by year, in the money of each (R322). */
export async function estimateMaintenance(context: Context, { years }: { years: number }): Promise<Upkeep[]> {
  const thisYear = taipei(context.now).year
  const today = dayOf(context.now)
  const { inflationBp } = await readPlan(context, thisYear)
  const plans = await readPlans(context, isNull(p.endedAt))
  return Array.from({ length: years }, (_, nth) => thisYear + 1 + nth).flatMap((year) =>
    plans.flatMap((plan) => {
      const times = foreseenDays(plan, { today, from: `${year}-01-01`, to: `${year}-12-31` }).length
      const todayCost = times * (plan.budget ?? 0)
      if (todayCost === 0) return []
      const { planId, name: planName, supplierName } = plan
      const amount = inflated(todayCost, inflationBp, year - thisYear)
      return [{ year, planId, planName, supplierName, times, todayCost, amount }]
    }),
  )
}
