import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Instant } from '#platform/contract/fields.ts'
import { pointId } from '#modules/building/alarm-points/contract.ts'

const building = z.string().meta({ wire: 'Tag' })

/** The heights of a roof and of what is under everything: beyond every storey that has a number. */
export const roof = 1000
export const raft = -1000

/** Where a point stands, as its place says it. */
export const Spot = z.object({
  pointId,
  /** '': of no building alone. */
  building,
  /** 12F, B2, RF, 筏基; '': its place names none. */
  floor: z.string(),
  /** Storeys above the street: 12, -2, `roof`, `raft`; 0 where no floor is named. */
  height: z.int(),
  /** What is left of its place: 水箱. */
  label: z.string(),
})
export type Spot = z.output<typeof Spot>

export const Tower = z.object({
  building,
  /** How many storeys stand above the street. */
  storeys: z.int(),
})
export type Tower = z.output<typeof Tower>

/** The hours that a trend goes back. */
export const spans = [1, 24, 168, 720] as const
export type Span = (typeof spans)[number]

/** What a point said in one step of a trend, as digits. */
const digits = z.string()
export const Step = z.object({ at: Instant, low: digits, high: digits, last: digits })
export type Step = z.output<typeof Step>

const service = [24, 56] as const

/** The building as a picture: its towers and floors, its points where they are, and how they went. */
export const buildingView = contract('buildingView', {
  show: call({
    method: 'GET',
    path: '/api/v1/Alarm/Building',
    summary: 'The towers of the community, and where its public points stand.',
    can: 'alarmPoints.view',
    service,
    takes: z.object({}),
    gives: data(z.object({ towers: z.array(Tower), spots: z.array(Spot) })),
  }),
  showTrend: call({
    method: 'GET',
    path: '/api/v1/Alarm/tag/{pointId}/Trend',
    summary: 'What a point said in the last hours, in at most 200 steps. 404 for a point that is none.',
    can: 'alarmLog.view',
    service,
    takes: z.object({ pointId, hours: z.literal(spans).default(24) }),
    gives: data(z.object({ from: Instant, to: Instant, steps: z.array(Step) })),
  }),
})
