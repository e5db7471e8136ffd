import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, RowVersion, words } from '#platform/contract/fields.ts'
import { distributionStates } from './budget.ts'
import { Sharing } from './setting.ts'

export { Sharing } from './setting.ts'
export { sharingChanged } from './problems.ts'

const service = [30] as const
const see = { can: 'chargingStations.view', service } as const
const path = '/api/v1/EvCharging/Power'

const amperes = z.object({ r: z.int(), s: z.int(), t: z.int() })

/** What ran through the building at a time, W. */
export const PowerSample = z.object({ at: Instant, totalW: z.int().nullable(), chargingW: z.int() })
export type PowerSample = z.output<typeof PowerSample>

/** A connector at which a car wants power: A that it may take, 0 while it waits. */
export const Turn = z.object({
  connectorId: Id,
  wantsSince: Instant,
  amperes: z.int(),
  /** What its station answered when it took no limit; '' where it did. */
  refused: z.string(),
})
export type Turn = z.output<typeof Turn>

/** How the building's power stands. */
export const Power = z.object({
  isOn: z.boolean(),
  contractKw: z.int(),
  startPercent: z.int(),
  /** R403: normal, warning, abnormal, error. */
  state: z.enum(distributionStates),
  /** W of the whole building; null: its meter is silent. */
  totalW: z.int().nullable(),
  chargingW: z.int(),
  /** A of charging on each phase. */
  amperes,
  /** Of today, the earliest first. */
  samples: z.array(PowerSample),
  /** In the order of their turn. */
  turns: z.array(Turn),
})
export type Power = z.output<typeof Power>

/** A point of the building that says kW. */
export const MeterPoint = z.object({ pointId: Id, name: z.string(), place: z.string(), unit: z.string() })

export const chargingPower = contract('chargingPower', {
  show: call({
    ...see,
    method: 'GET',
    path,
    summary: 'What the building and charging take now and took today, and whose turn it is.',
    takes: z.object({}),
    gives: data(Power),
  }),
  showSharing: call({
    can: 'chargingStations.configure',
    service,
    method: 'GET',
    path: `${path}/Setting`,
    summary: 'How the contract is shared, with the points that could say what the building takes.',
    takes: z.object({}),
    gives: data(
      Sharing.extend({
        version: RowVersion,
        changedAt: Instant.nullable(),
        changedBy: z.string(),
        points: z.array(MeterPoint),
      }),
    ),
  }),
  saveSharing: call({
    can: 'chargingStations.configure',
    service,
    method: 'PUT',
    path: `${path}/Setting`,
    summary: 'Changes how the contract is shared as it was seen at `Version`; 0 where nothing was decided.',
    takes: Sharing.extend({ version: RowVersion }),
    gives: done,
  }),
  moveAhead: call({
    can: 'chargingStations.control',
    service,
    method: 'POST',
    path: `${path}/Ahead`,
    summary: 'A car that waits comes before all others that wait.',
    takes: z.object({ connectorId: Id, reason: words(100) }),
    gives: done,
  }),
})
