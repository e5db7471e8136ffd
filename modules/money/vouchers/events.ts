import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A voucher was written or voided. */
export const voucherBooked = eventKind('vouchers.booked', 'vouchers.view', z.object({ voucherId: Id }))
export const monthWasClosed = eventKind(
  'vouchers.monthClosed',
  'vouchers.view',
  z.object({ month: z.string() }),
)
