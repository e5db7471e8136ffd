import { sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { changesBetween, sideOf } from '#platform/server/history.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { entries } from '#modules/assets/asset-settings/server/public.ts'
import { assetTable as a, readRows } from '#modules/assets/assets/server/public.ts'
import { type costEstimations, type FundPlan, fundOf, planChanged } from '../contract.ts'
import { fundPlanChanged } from '../events.ts'
import { replacementsOf } from '../forecast.ts'
import { planTable as t } from './tables.ts'

const thisYearOf = (context: Context): number => taipei(context.now).year

/** What was decided of the fund; where nothing was, an empty fund with 2 % inflation and 1 % interest. */
export async function readPlan(lease: Lease, thisYear: number): Promise<FundPlan> {
  const [row] = await lease.db.select().from(t)
  if (row) {
    const { communityId: _, changedAt: __, changedByName: ___, ...plan } = row
    return plan
  }
  return {
    balance: 0,
    monthlyPerPing: 0,
    pingHundredths: 0,
    inflationBp: 200,
    interestBp: 100,
    households: 0,
    raisePerPing: 0,
    raiseFrom: thisYear + 1,
    rowVersion: 0,
  }
}

/** What has to be replaced in so many years: everything of the register with day of purchase, years and cost, except what is scrapped; and how many lack one of these. */
async function readReplacements(context: Context, years: number, inflationBp: number) {
  const rows = await readRows(context, { condition: sql`${a.assetStatus} <> 6` })
  const categories = await entries.categories.read(context)
  const yearsOf = new Map(categories.map(({ id, usefulYears }) => [id, usefulYears]))
  const things = rows.map(({ asset, categoryName }) => ({
    assetId: asset.id,
    displayId: asset.displayId,
    name: asset.name,
    categoryName,
    boughtOn: asset.boughtOn,
    // Where nothing else is said of one, as long as its kind lasts.
    usefulYears: asset.usefulYears ?? yearsOf.get(asset.assetCategoryId ?? '') ?? null,
    todayCost: asset.replacementCost ?? asset.purchaseCost ?? 0,
  }))
  const replacements = replacementsOf(things, { thisYear: thisYearOf(context), years, inflationBp })
  const unknown = things.filter((one) => !one.boughtOn || !one.usefulYears || one.todayCost <= 0).length
  return { replacements, unknown }
}

/** The repair fund in so many years (R322). */
export async function estimate(context: Context, { years }: { years: number }) {
  const thisYear = thisYearOf(context)
  const plan = await readPlan(context, thisYear)
  const { replacements, unknown } = await readReplacements(context, years, plan.inflationBp)
  return { plan, replacements, unknown, funds: fundOf(plan, replacements, { thisYear, years }) }
}

/** What has to be replaced in so many years, in the money of each year (R322). */
export async function estimateReplacement(context: Context, { years }: { years: number }) {
  const { inflationBp } = await readPlan(context, thisYearOf(context))
  return (await readReplacements(context, years, inflationBp)).replacements
}

const names = [
  'balance',
  'monthlyPerPing',
  'pingHundredths',
  'inflationBp',
  'interestBp',
  'households',
  'raisePerPing',
  'raiseFrom',
] as const

/** Keeps what was decided of the fund. Throws planChanged. */
export async function savePlan(
  context: Context,
  { rowVersion, ...plan }: Taken<typeof costEstimations.calls.savePlan>,
): Promise<FundPlan> {
  await oneAtATime(context, 'fund plan')
  const before = await readPlan(context, thisYearOf(context))
  if (before.rowVersion !== rowVersion) throw planChanged()
  const row = {
    ...plan,
    changedAt: context.now,
    changedByName: context.actor.name,
    rowVersion: rowVersion + 1,
  }
  if (rowVersion === 0) await context.db.insert(t).values(row)
  else await context.db.update(t).set(row)
  const changes = changesBetween(names, before, plan)
  context.emit(fundPlanChanged, {})
  context.audit({
    action: 'costEstimations.savePlan',
    target: 'fundPlan',
    before: sideOf(changes, 'before'),
    after: sideOf(changes, 'after'),
  })
  return { ...plan, rowVersion: rowVersion + 1 }
}
