import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id } from '#platform/contract/fields.ts'
import { TariffContent } from '#modules/charging/charging-rates/contract.ts'

/** What energy comes to at peak and at any other time; whole NT$, without the platform's fee. */
const Parts = z.object({ peak: z.int(), offPeak: z.int() })

export const ChargingTrial = z.object({
  /** The month whose sessions were priced: 2026-10. */
  month: z.string(),
  sessionCount: z.int(),
  energyWh: z.int(),
  /** Sessions before the first version: they are left out. */
  unpricedCount: z.int(),
  /** By the versions that held, and the number of the last of them; null: none held. */
  before: z.object({ number: z.int(), amount: z.int(), parts: Parts }).nullable(),
  after: z.object({ amount: z.int(), parts: Parts }),
  /** What Taipower takes for the same energy at its own hours; null: no table holds. */
  taipower: Parts.nullable(),
  /** Who would pay how much more or less, the most first; null: sessions of nobody's household. */
  households: z.array(
    z.object({
      householdId: Id.nullable(),
      householdLabel: z.string(),
      before: z.int(),
      after: z.int(),
    }),
  ),
})
export type ChargingTrial = z.output<typeof ChargingTrial>

/** What rates would have brought with the sessions of the month before. */
export const chargingTrials = contract('chargingTrials', {
  run: call({
    method: 'POST',
    path: '/api/v1/EvCharging/RateTrial',
    summary:
      'Prices the sessions of last month by rates as they are typed, beside what they cost and what Taipower takes; without base fees.',
    can: 'chargingRates.view',
    service: [30],
    takes: TariffContent,
    gives: data(ChargingTrial),
    unaudited: 'nothing is written',
  }),
})
