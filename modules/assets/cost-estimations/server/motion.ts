import { showMoney } from '#platform/contract/show-money.ts'
import { cut } from '#platform/contract/cut.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createTopic } from '#modules/assemblies/assemblies/server/public.ts'
import { assetTable as a, bookValue, readRows } from '#modules/assets/assets/server/public.ts'
import { listPlans } from '#modules/assets/maintenance-plans/server/public.ts'
import { repairNumber } from '#modules/assets/repairs/contract.ts'
import { caseTable, readCases } from '#modules/assets/repairs/server/public.ts'
import {
  type costEstimations,
  fundOf,
  type FundYear,
  leastRaise,
  type Motion,
  nothingProposed,
  type ShortSpan,
  shortSpans,
  type Work,
  worksOf,
} from '../contract.ts'
import { spentByYear } from './budgets.ts'
import { estimate } from './estimate.ts'

type Calls = typeof costEstimations.calls
const percent = (bp: number): string => `${(bp / 100).toFixed(1)} %`
const numerals = '一二三四五六七八九'
/** Sentences as the numbered points of a motion; '' is none. */
const points = (sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .map((sentence, nth) => `${numerals[nth]}、${sentence}`)
    .join('\n')

/** A work in a sentence: 電梯 6 項 NT$19,390,000. */
const workSaid = ({ name, count, amount }: Work): string =>
  `${name}${count > 1 ? ` ${count} 項` : ''} ${showMoney(amount)}`

/** Years that are short: 2032 年、2040–2042 年, or 2032 年起 where it never recovers. */
function spansSaid(spans: readonly ShortSpan[], lastYear: number | undefined): string {
  const [first, ...others] = spans
  if (first && !others.length && first.to === lastYear && first.from < first.to) return `${first.from} 年起`
  return spans.map(({ from, to }) => `${from === to ? from : `${from}–${to}`} 年`).join('、')
}

/** Whether a raise suffices, and what would, in a sentence. */
function sufficesSaid(isShort: boolean, least: number | undefined, years: number): string {
  if (!isShort) return `本案調升足以支應 ${years} 年`
  return least === undefined
    ? '本案調升不足以支應，再調高也不足，須另籌財源'
    : `本案調升不足以支應；要 ${years} 年都夠，每坪每月須調升 ${showMoney(least)}`
}

/** How the fund stands over the years, in a sentence. */
function standing(funds: readonly FundYear[], of: 'balance' | 'raisedBalance'): string {
  const short = shortSpans(funds, of)
  const lowest = funds.reduce((least, row) => (row[of] < least[of] ? row : least))
  const at = `最低在 ${lowest.year} 年，年底 ${showMoney(lowest[of])}`
  return short ? `${spansSaid(short, funds.at(-1)?.year)}不夠，${at}` : `${funds.length - 1} 年都夠，${at}`
}

async function history(context: Context): Promise<string> {
  const years = await spentByYear(context, 3)
  const said = years.map(
    ({ year, maintenance, repairs }) =>
      `${year} 年保養 ${showMoney(maintenance)}、維修 ${showMoney(repairs)}`,
  )
  return `近三年支出：${said.join('；')}。`
}

/** The motion of a raise: how the fund stands without it and with it, what is to be replaced, and what was spent. */
async function ofRaise(context: Context, years: number, raisePerPing: number): Promise<Motion> {
  const { plan: kept, replacements, funds: first } = await estimate(context, { years })
  const plan = { ...kept, raisePerPing }
  const funds = fundOf(plan, replacements, { thisYear: first[0]?.year ?? 0, years })
  const least = leastRaise(plan, replacements, { thisYear: first[0]?.year ?? 0, years })
  const raised = plan.monthlyPerPing + raisePerPing
  const lowest = Math.min(...funds.map(({ balance }) => balance))
  const share =
    lowest < 0 && plan.households > 0
      ? `；要臨時分攤時每戶約 ${showMoney(Math.ceil(-lowest / plan.households))}`
      : ''
  const largest = worksOf(replacements)
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, 5)
    .toSorted((one, other) => one.year - other.year)
    .map((work) => `${work.year} 年${workSaid(work)}`)
  return {
    kind: 'ordinary',
    title: `修繕公共基金提撥自 ${plan.raiseFrom} 年起每坪每月調升 ${showMoney(raisePerPing)}，由 ${showMoney(plan.monthlyPerPing)} 調為 ${showMoney(raised)}`,
    description: points([
      `現況：基金餘額 ${showMoney(plan.balance)}，每坪每月提撥 ${showMoney(plan.monthlyPerPing)}，計費 ${(plan.pingHundredths / 100).toLocaleString('en')} 坪。`,
      `今後 ${years} 年依耐用年限應汰換 ${replacements.length} 項，以年通膨 ${percent(plan.inflationBp)}、利率 ${percent(plan.interestBp)} 試算共 ${showMoney(replacements.reduce((sum, { amount }) => sum + amount, 0))}。`,
      largest.length ? `金額較大者：${largest.join('、')}。` : '',
      `不調升：${standing(funds, 'balance')}${share}。`,
      `調升後：${standing(funds, 'raisedBalance')}。${sufficesSaid(
        funds.some(({ raisedBalance }) => raisedBalance < 0),
        least,
        years,
      )}；30 坪的住戶每月多 ${showMoney(raisePerPing * 30)}。`,
      await history(context),
    ]),
  }
}

/**
 * How often a thing was maintained and what that cost: of a time in which many were looked at, its part. What was looked at then
 * says so, and the plan of today only where nothing is written of it.
 */
async function maintenanceOf(context: Context, assetId: string) {
  const [row] = await context.query<{ times: number; cost: number }>(
    `select count(*)::int as times, coalesce(round(sum(r.cost::numeric / n.things)), 0)::float8 as cost
     from maintenance_record r
     join lateral (select count(distinct k.asset_id) as things, bool_or(k.asset_id = $1) as has from maintenance_check k
       where k.community_id = r.community_id and k.record_id = r.id) found on true
     join lateral (select count(*) as things, bool_or(x.asset_id = $1) as has from maintenance_plan_asset x
       where x.community_id = r.community_id and x.plan_id = r.plan_id) plan on true
     join lateral (select case when found.things > 0 then found.things else plan.things end as things,
       case when found.things > 0 then found.has else plan.has end as has) n on true
     where r.state = 'done' and n.has`,
    [assetId],
  )
  return row ?? { times: 0, cost: 0 }
}

/** The motion of a replacement: what the thing was and cost, what a new one costs when, and what is left of the fund then. Throws notFound. */
async function ofAsset(
  context: Context,
  { years, assetId, year }: { years: number; assetId: string; year: number | undefined },
) {
  const [found] = await readRows(context, { condition: eq(a.id, assetId), limit: 1 })
  if (!found) throw problems.notFound()
  const { asset, areaName, years: lifeYears } = found
  const { replacements, funds } = await estimate(context, { years })
  const due = replacements.find((row) => row.assetId === assetId && (year === undefined || row.year === year))
  const amount = due?.amount ?? asset.replacementCost ?? asset.purchaseCost ?? 0
  const left = funds.find((row) => row.year === due?.year)
  const kept = await maintenanceOf(context, assetId)
  const cases = await readCases(
    context,
    and(eq(caseTable.assetId, assetId), sql`${caseTable.state} <> 'cancelled'`),
  )
  const open = cases.filter(({ state }) => state !== 'accepted')
  const plans = await listPlans(context, { assetId, isAll: false })
  const worth = bookValue({ ...asset, usefulYears: lifeYears }, dayOf(context.now))
  const bought = asset.boughtOn
    ? `${asset.boughtOn.replaceAll('-', '/')} 購入${asset.purchaseCost === null ? '' : `，原價 ${showMoney(asset.purchaseCost)}`}`
    : ''
  const facts = [
    bought,
    lifeYears ? `耐用 ${lifeYears} 年` : '',
    worth === null ? '' : `目前帳面 ${showMoney(worth)}`,
  ].filter(Boolean)
  const motion: Motion = {
    kind: 'fund',
    title: `汰換${asset.name}，動支修繕公共基金 ${showMoney(amount)}`,
    description: points([
      `${asset.name}（編號 ${asset.displayId}${[areaName, asset.place]
        .filter(Boolean)
        .map((at) => `，${at}`)
        .join('')}）${facts.length ? `，${facts.join('，')}` : ''}。`,
      `至今保養 ${kept.times} 次，分攤 ${showMoney(kept.cost)}；維修 ${cases.length} 件，${showMoney(cases.reduce((sum, { cost }) => sum + (cost ?? 0), 0))}。${plans.length ? `現行保養計畫：${plans.map(({ name }) => name).join('、')}。` : ''}`,
      open.length
        ? `未結案維修：${open.map(({ number, title }) => `${repairNumber(number)} ${title}`).join('；')}。`
        : '',
      due
        ? `換新：今天的價格 ${showMoney(due.todayCost)}，${due.year} 年約 ${showMoney(due.amount)}。`
        : `換新：今天的價格 ${showMoney(amount)}。`,
      left ? `動支後 ${left.year} 年底基金餘額約 ${showMoney(left.balance)}（含同年其他汰換）。` : '',
    ]),
  }
  return motion
}

/** The motion of everything that is replaced in a year. Throws nothingProposed. */
async function ofYear(context: Context, years: number, year: number): Promise<Motion> {
  const { replacements, funds, plan } = await estimate(context, { years })
  const works = worksOf(replacements.filter((row) => row.year === year))
  const [first] = works
  if (!first) throw nothingProposed()
  const sum = works.reduce((all, { amount }) => all + amount, 0)
  const count = works.reduce((all, work) => all + work.count, 0)
  const left = funds.find((row) => row.year === year)
  return {
    kind: 'fund',
    title: `${year} 年汰換${first.name}${count > 1 ? `等 ${count} 項` : ''}，動支修繕公共基金 ${showMoney(sum)}`,
    description: points([
      `${year} 年依耐用年限應汰換 ${count} 項，以年通膨 ${percent(plan.inflationBp)} 試算共 ${showMoney(sum)}：${works.map(workSaid).join('、')}。`,
      left ? `動支後 ${year} 年底基金餘額約 ${showMoney(left.balance)}。` : '',
      await history(context),
    ]),
  }
}

const fitted = (motion: Motion): Motion => ({
  ...motion,
  title: cut(motion.title, 100),
  description: cut(motion.description, 2000),
})

/** The words of a motion, with amounts and history. Throws nothingProposed, notFound. */
export async function proposeMotion(
  context: Context,
  { years, raisePerPing, assetId, year }: Taken<Calls['proposeMotion']>,
): Promise<Motion> {
  if (assetId) return fitted(await ofAsset(context, { years, assetId, year }))
  if (year !== undefined) return fitted(await ofYear(context, years, year))
  if (!raisePerPing) throw nothingProposed()
  return fitted(await ofRaise(context, years, raisePerPing))
}

/** Puts the motion on the agenda of an assembly. Throws what `createTopic` throws. */
export async function draftMotion(context: Context, motion: Taken<Calls['draftMotion']>): Promise<void> {
  await createTopic(context, {
    ...motion,
    voteWay: 'record',
    thresholds: null,
    options: [],
    seats: [],
    alternates: 0,
    mostChoices: 1,
    countsBy: 'heads',
    isPlurality: false,
    copiedFromId: null,
  })
}
