import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, Money, paragraphs, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

export {
  fundOf,
  type FundYear,
  leastRaise,
  mostRaise,
  type Plan,
  type Replacement,
  type ShortSpan,
  shortSpans,
  type Work,
  worksOf,
} from './forecast.ts'

const years = z.int().min(1).max(50).default(30)
const bp = z.int().min(0).max(2000)
const plan = {
  /** Today. */
  balance: Money,
  monthlyPerPing: z.int().min(0).max(9999),
  pingHundredths: z.int().min(0).max(999_999_999),
  /** Hundredths of a percent a year. */
  inflationBp: bp,
  interestBp: bp,
  households: z.int().min(0).max(99_999),
  raisePerPing: z.int().min(0).max(9999),
  raiseFrom: z.int().min(1900).max(2200),
}
/** RowVersion 0: nothing was decided yet. */
const FundPlan = z.object({ ...plan, rowVersion: RowVersion })
export type FundPlan = z.output<typeof FundPlan>

const Due = z.object({
  year: z.int(),
  assetId: Id,
  displayId: z.string(),
  name: z.string(),
  /** '' is none. */
  categoryName: z.string(),
  todayCost: z.int(),
  amount: z.int(),
})
const Year = z.object({
  year: z.int(),
  spent: z.int(),
  income: z.int(),
  raisedIncome: z.int(),
  balance: z.int(),
  raisedBalance: z.int(),
})

/** What a plan of maintenance costs in a year to come, in the money of that year. */
const Upkeep = z.object({
  year: z.int(),
  planId: Id,
  planName: z.string(),
  supplierName: z.string(),
  times: z.int(),
  todayCost: z.int(),
  amount: z.int(),
})
export type Upkeep = z.output<typeof Upkeep>

const year = z.int().min(2000).max(2200)
/** What a plan may cost in a year, and what it cost; a planId of null is all repairs. */
const BudgetRow = z.object({
  planId: Id.nullable(),
  planName: z.string(),
  supplierName: z.string(),
  /** How often it is due, and what the plan says that costs. */
  times: z.int(),
  planned: z.int(),
  /** What people decided instead; null: nothing. */
  changed: z.int().nullable(),
  /** What holds: the change, else what is planned. */
  budget: z.int(),
  doneTimes: z.int(),
  done: z.int(),
  /** January to December. */
  months: z.array(z.object({ times: z.int(), planned: z.int(), doneTimes: z.int(), done: z.int() })),
})
export type BudgetRow = z.output<typeof BudgetRow>
const BudgetChange = z.object({
  changeId: Id,
  planId: Id.nullable(),
  planName: z.string(),
  before: z.int(),
  amount: z.int(),
  reason: z.string(),
  at: Instant,
  by: z.string(),
})
export const YearBudget = z.object({
  year,
  rows: z.array(BudgetRow),
  changes: z.array(BudgetChange),
})
export type YearBudget = z.output<typeof YearBudget>

/** What an assembly is asked: the raise that is tried, or what is replaced: one thing, or all of a year. */
const about = {
  years,
  raisePerPing: z.int().min(0).max(9999).optional(),
  assetId: Id.optional(),
  year: year.optional(),
}
export const Motion = z.object({
  title: z.string(),
  description: z.string(),
  kind: z.enum(['ordinary', 'fund', 'repair']),
})
export type Motion = z.output<typeof Motion>

export const planChanged = () => problem(409_26_151, '基金設定剛剛被別人改過，請看過新的內容再儲存。')

export const budgetChanged = () => problem(409_26_152, '這筆預算剛剛被別人改過，請看過新的金額再調整。')
export const budgetChangeIdTaken = () => problem(409_26_153, '同一次調整已存成另一筆，請關閉視窗後重新調整。')
export const nothingProposed = () => problem(400_26_151, '請先選擇要調升的金額，或要汰換的資產。')

const service = [11, 25] as const
const see = { can: 'costEstimations.view', service } as const
const path = '/api/v1/CostEstimation'
const budgetPath = '/api/v1/MaintenanceBudget'
const motionPath = `${path}/Motion`

export const costEstimations = contract('costEstimations', {
  estimate: call({
    ...see,
    method: 'GET',
    path,
    summary:
      'The repair fund in so many Years (R322): what is decided of it, what falls due, and what is left at the end of each year with and without the raise.',
    takes: z.object({ years }),
    gives: data(
      z.object({
        plan: FundPlan,
        replacements: z.array(Due),
        funds: z.array(Year),
        /** Assets that the forecast leaves out: without day of purchase, useful years or cost. */
        unknown: z.int(),
      }),
    ),
  }),
  estimateReplacement: call({
    ...see,
    method: 'GET',
    path: `${path}/Replacement`,
    summary: 'What has to be replaced in so many Years, in the money of each year (R322).',
    takes: z.object({ years }),
    gives: data(z.array(Due)),
  }),
  estimateMaintenance: call({
    ...see,
    method: 'GET',
    path: `${path}/Maintenance`,
    summary:
      'What the plans of maintenance cost in so many Years after this one, year by year and plan by plan, in the money of each year (R322).',
    takes: z.object({ years }),
    gives: data(z.array(Upkeep)),
  }),
  exportForecast: call({
    ...see,
    method: 'GET',
    path: `${path}/Export`,
    summary: 'The forecast as a workbook, with the raise that is tried; audited.',
    takes: z.object({ years, raisePerPing: z.int().min(0).max(9999).optional() }),
    gives: z.object({}),
    inTransaction: 'the file that left is written down',
  }),
  readBudget: call({
    ...see,
    method: 'GET',
    path: budgetPath,
    summary: 'What a year may cost: planned, changed, done, plan by plan and for repairs.',
    takes: z.object({ year }),
    gives: data(YearBudget),
  }),
  changeBudget: call({
    can: 'costEstimations.change',
    service,
    method: 'POST',
    path: budgetPath,
    summary:
      'From now on a plan (or all repairs) may cost this much in the year; what held before is what the person saw. The client makes the id.',
    takes: z.object({
      changeId: Id,
      year,
      planId: Id.nullable(),
      before: Money,
      amount: Money,
      reason: words(100),
    }),
    gives: data(YearBudget),
  }),
  proposeMotion: call({
    ...see,
    method: 'GET',
    path: motionPath,
    summary:
      'The words of a motion for an assembly, with amounts and history: the raise, or what is replaced.',
    takes: z.object(about),
    gives: data(Motion),
  }),
  draftMotion: call({
    can: 'assemblies.prepare',
    service: [23],
    method: 'POST',
    path: motionPath,
    summary: 'Puts the motion on the agenda of an assembly that is prepared. The client makes the id.',
    takes: z.object({
      topicId: Id,
      assemblyId: Id,
      kind: Motion.shape.kind,
      title: words(100),
      description: paragraphs(2000),
    }),
    gives: done,
  }),
  savePlan: call({
    can: 'costEstimations.change',
    service,
    method: 'PUT',
    path: `${path}/Plan`,
    summary: 'What the fund has, what flows into it, inflation, interest, and the raise that is thought of.',
    takes: z.object({ ...plan, rowVersion: RowVersion }),
    gives: data(FundPlan),
  }),
})
