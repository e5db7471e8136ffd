import { z } from 'zod'
import { Day, Id } from '#platform/contract/fields.ts'

/** What a line of the bank may be in the books already. */
export const bookedKinds = ['line', 'payment', 'voucher', 'refund', 'payout'] as const
export const BookedKind = z.enum(bookedKinds)
export type BookedKind = (typeof bookedKinds)[number]

/** Money that the books have already, and that a line seems to tell again (帳上已有). */
export const Booked = z.object({
  bookedKind: BookedKind,
  /** null: it is to be booked where it is first: a cheque that is held, a payout that nobody checked. */
  bookedId: Id.nullable(),
  day: Day,
  /** Whose it is; '' of nobody. */
  label: z.string().meta({ wire: 'TabletNote' }),
  /** Its number, whom it was with, or the file that told it. */
  said: z.string(),
})
export type Booked = z.output<typeof Booked>
