import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Money, RowVersion } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

export { fundOf, type FundYear, type Plan, type Replacement } from './forecast.ts'

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

export const planChanged = () => problem(409_26_151, '基金設定剛剛被別人改過，請看過新的內容再儲存。')

const service = [11, 25] as const
const see = { can: 'costEstimations.view', service } as const
const path = '/api/v1/CostEstimation'

export const costEstimations = contract('costEstimations', {
  estimate: call({
    ...see,
    method: 'GET',
    path,
    summary:
      'The repair fund in so many Years (R322): what is decided of it, what falls due, and what is left at the end of each year with and without the raise.',
    takes: z.object({ years }),
    gives: data(z.object({ plan: FundPlan, replacements: z.array(Due), funds: z.array(Year) })),
  }),
  estimateReplacement: call({
    ...see,
    method: 'GET',
    path: `${path}/Replacement`,
    summary: 'What has to be replaced in so many Years, in the money of each year (R322).',
    takes: z.object({ years }),
    gives: data(z.array(Due)),
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
