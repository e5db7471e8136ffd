import { z } from 'zod'
import { Day, Id, Instant, line, RowVersion } from '#platform/contract/fields.ts'
import { findings } from './judge.ts'

export const householdId = Id.meta({ wire: 'TabletId' })
export const gasId = Id.meta({ wire: 'GasId' })

/** Who read it; '' where nobody has. */
export const fillers = ['resident', 'guard', 'desk', 'qr', 'estimate'] as const
export type Filler = (typeof fillers)[number]

/** 度 as the black digits show them. */
export const Shown = z
  .int({ error: '請填黑色數字' })
  .min(0, { error: '請填黑色數字' })
  .max(99_999, { error: '請填黑色數字' })

/** What stood on the old meter when it was taken off, and on the new one. */
export const MeterChange = z.object({
  oldFinal: Shown,
  newStart: Shown,
  changedOn: Day.nullable().default(null),
})

export const BandShape = z.object({ low: z.int(), high: z.int(), mean: z.int() })

/** A household of a period (R453), with what was read there. */
export const GasReading = z.object({
  gasId,
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  building: z.string().meta({ wire: 'Tag' }),
  floor: z.string(),
  names: z.array(z.string()),
  /** The gas firm's number of the household. */
  userNo: z.string(),
  digits: z.int(),
  isSmart: z.boolean(),
  /** The household it is part of now: its own meter is still read. */
  mergedInto: z.string().meta({ wire: 'MergedInto' }),
  meterChangedOn: Day.nullable(),
  last: Shown.nullable(),
  lastSeen: Shown.nullable(),
  band: BandShape.nullable(),
  current: Shown.nullable(),
  usage: z.int().nullable(),
  filledBy: z.enum(['', ...fillers]),
  filledByName: z.string(),
  filledAt: Instant.nullable().meta({ wire: 'FilledAtUtc' }),
  finding: z.enum(['', ...findings]),
  times: z.int(),
  isAbnormal: z.boolean(),
  isLeak: z.boolean(),
  acceptedBy: z.string(),
  photoPath: z.string().meta({ wire: 'PhotoUrl' }),
  remindedAt: Instant.nullable().meta({ wire: 'RemindedAtUtc' }),
  meterVersion: RowVersion,
  rowVersion: RowVersion,
})
export type GasReading = z.output<typeof GasReading>

/** What is decided about a meter. */
export const meterSettings = {
  userNo: line(20),
  digits: z.int().min(4).max(5),
  firstValue: Shown.nullable(),
  changedOn: Day.nullable(),
  isSmart: z.boolean(),
  /** There is no meter any more: nobody reads it from the next period on. */
  isRemoved: z.boolean().default(false),
}
