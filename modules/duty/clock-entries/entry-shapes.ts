import { z } from 'zod'
import { Id, Instant } from '#platform/contract/fields.ts'

/** A line of the clock (R451). Times are those that stand after corrections; the presses are beside them. */
export const ClockEntry = z.object({
  clockId: Id,
  kind: z.enum(['own', 'notInCompany', 'oneTime']),
  way: z.enum(['account', 'card', 'code', 'pin', 'desk', 'correction']),
  personName: z.string(),
  companyName: z.string(),
  jobTitle: z.string(),
  shiftName: z.string(),
  shiftFrom: z.string(),
  shiftUntil: z.string(),
  isStandIn: z.boolean(),
  reason: z.string(),
  remark: z.string(),
  workDate: z.string(),
  clockedInAt: Instant,
  clockedOutAt: Instant.nullable(),
  /** null: nobody pressed; a correction made the line. */
  pressedInAt: Instant.nullable(),
  pressedOutAt: Instant.nullable(),
  /** When a press came that was made while the line was down; null: it was at the server at once. */
  inReceivedAt: Instant.nullable(),
  outReceivedAt: Instant.nullable(),
  /** Hints at where somebody was and who: as the device says it, and a photo. */
  place: z.string(),
  photo: z.string().meta({ wire: 'PhotoUrl' }),
  isCorrected: z.boolean(),
  isForgotten: z.boolean(),
  /** A correction waits for its second person. */
  isAsked: z.boolean(),
  isClosed: z.boolean(),
  /** Whether it is of whoever asks. */
  isOwn: z.boolean(),
})
export type ClockEntry = z.output<typeof ClockEntry>

export const Correction = z.object({
  correctionId: Id,
  /** null: there is no line; it is made once this is approved. */
  clockId: Id.nullable(),
  personName: z.string(),
  companyName: z.string(),
  shiftName: z.string(),
  fromInAt: Instant.nullable(),
  fromOutAt: Instant.nullable(),
  clockedInAt: Instant,
  clockedOutAt: Instant,
  reason: z.string(),
  askedBy: z.string(),
  askedAt: Instant,
  /** Whether whoever asks may decide it: neither who asked for it, nor whose it is. */
  mayDecide: z.boolean(),
})
export type Correction = z.output<typeof Correction>
