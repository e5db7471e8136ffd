import { z } from 'zod'
import { Day, Id } from '#platform/contract/fields.ts'

/** What may have given money back that waits: the bank, another line of its files, or a voucher of the cash book. */
export const returnedKinds = ['reversal', 'out', 'voucher'] as const

/** What says that money which waits was given back (已退回). */
export const Returned = z.object({
  returnedKind: z.enum(returnedKinds),
  /** Of a line of the bank that waits itself; null: it is booked, or closed. */
  lineId: Id.nullable(),
  rowVersion: z.int(),
  day: Day,
  /** The file that told it; of a voucher its number, whom it was with and its note. */
  said: z.string(),
})
export type Returned = z.output<typeof Returned>
