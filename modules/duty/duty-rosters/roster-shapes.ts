import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'
import { shiftLooks } from '#modules/duty/clock-entries/contract.ts'

/** A shift of a person on a day, as the company had it when it was set. */
export const RosterShift = z.object({
  personId: Id,
  day: z.string(),
  code: z.string(),
  look: z.enum(shiftLooks),
  name: z.string().meta({ wire: 'ShiftName' }),
  from: z.string(),
  until: z.string(),
  restMinutes: z.int(),
})
export type RosterShift = z.output<typeof RosterShift>

/** A shift of somebody of this roster in another community of the company. */
export const ShiftElsewhere = RosterShift.omit({ look: true, name: true }).extend({
  communityName: z.string(),
})
export type ShiftElsewhere = z.output<typeof ShiftElsewhere>

export const Swap = z.object({
  swapId: Id,
  personId: Id,
  personName: z.string(),
  day: z.string(),
  otherId: Id,
  otherName: z.string(),
  otherDay: z.string().nullable(),
  reason: z.string(),
  state: z.enum(['asked', 'agreed', 'approved', 'refused', 'ended']),
  /** What whoever asks may do: say yes or no as the other, take it back, decide it. */
  mayAnswer: z.boolean(),
  mayEnd: z.boolean(),
  mayDecide: z.boolean(),
})
export type Swap = z.output<typeof Swap>
