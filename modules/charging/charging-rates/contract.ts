import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, line, RowVersion } from '#platform/contract/fields.ts'
import { TariffContent, voltages } from './tariff.ts'

export { wrongTariff } from './sound.ts'
export {
  type DayClass,
  dayClasses,
  noPeak,
  type Parking,
  rateModes,
  type Season,
  type SeasonName,
  seasonNames,
  TariffContent,
  type Voltage,
  voltages,
} from './tariff.ts'

/** draft: being written; submitted: waits for somebody else; enacted: holds from its day on until the next one. */
export const rateStates = ['draft', 'submitted', 'enacted'] as const
export type RateState = (typeof rateStates)[number]

const service = [30] as const
const path = '/api/v1/EvCharging/Rate'
const rateId = Id.meta({ wire: 'Id' })

export const RateVersion = z.object({
  rateId,
  number: z.int(),
  ...TariffContent.shape,
  state: z.enum(rateStates),
  /** The last day before the next version in force; null: none follows. */
  endsOn: Day.nullable(),
  savedAt: Instant,
  savedBy: z.string(),
  submittedAt: Instant.nullable(),
  submittedBy: z.string(),
  enactedAt: Instant.nullable(),
  enactedBy: z.string(),
  /** Why it was given back the last time; '' when it was not. */
  returnReason: z.string(),
  rowVersion: RowVersion,
})
export type RateVersion = z.output<typeof RateVersion>

/** What Taipower takes for a kWh of charging from a day on, in 1/10,000 NT$; for comparing, never for billing. */
export const TaipowerTariff = z.object({
  startsOn: Day,
  voltage: z.enum(voltages),
  summerPeak: z.int(),
  summerOffPeak: z.int(),
  otherPeak: z.int(),
  otherOffPeak: z.int(),
  /** 1/10,000 NT$ a month, and of each kW of the contract; null where the table is silent. */
  baseFee: z.int(),
  summerContract: z.int().nullable(),
  otherContract: z.int().nullable(),
  /** The 24 hours of a workday: 1 is peak. */
  summerHours: z.string(),
  otherHours: z.string(),
  source: z.string(),
})
export type TaipowerTariff = z.output<typeof TaipowerTariff>

const see = { can: 'chargingRates.view', service } as const
const edit = { can: 'chargingRates.edit', service } as const
const enact = { can: 'chargingRates.enact', service } as const
const seen = { rateId: Id, rowVersion: RowVersion }

/** What charging costs: versions of the rates, each with its day, beside what Taipower takes. */
export const chargingRates = contract('chargingRates', {
  list: call({
    ...see,
    method: 'GET',
    path,
    summary:
      'All versions, the newest first (R405, R406); Taipower’s tables, the newest first; and how many off-peak days of which years were loaded.',
    takes: z.object({}),
    gives: data(
      z.object({
        versions: z.array(RateVersion),
        taipower: z.array(TaipowerTariff),
        offPeakYears: z.array(z.object({ year: z.int(), days: z.int() })),
      }),
    ),
  }),
  add: call({
    ...edit,
    method: 'POST',
    path,
    summary:
      'Drafts the next version, and submits it if `IsSubmitted`. The same id with the same content is the same again. 409_30_203: another one is open.',
    takes: z.object({ rateId, ...TariffContent.shape, isSubmitted: z.boolean().default(false) }),
    gives: data(RateVersion),
  }),
  change: call({
    ...edit,
    method: 'PUT',
    path: `${path}/{rateId}`,
    summary: 'Changes a draft as it was seen, and submits it if `IsSubmitted` (R407 to R412).',
    takes: z.object({ ...seen, ...TariffContent.shape, isSubmitted: z.boolean().default(false) }),
    gives: data(RateVersion),
  }),
  discard: call({
    ...edit,
    method: 'DELETE',
    path: `${path}/{rateId}`,
    summary: 'Gives a draft up; its number is free again.',
    takes: z.object(seen),
    gives: done,
  }),
  enact: call({
    ...enact,
    method: 'PATCH',
    path: `${path}/{rateId}/Enact`,
    summary: 'Puts a submitted version in force from its day on; by somebody else than who submitted it.',
    takes: z.object(seen),
    gives: data(RateVersion),
  }),
  giveBack: call({
    ...see,
    method: 'PATCH',
    path: `${path}/{rateId}/Return`,
    summary:
      'Makes a draft again of a version that waits, or that did not begin yet, with a reason; for who may enact, or took it there.',
    takes: z.object({ ...seen, reason: line(30).refine((text) => text !== '', { error: '請填寫' }) }),
    gives: data(RateVersion),
  }),
})
