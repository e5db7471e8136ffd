import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A voucher was written or voided. */
export const voucherBooked = eventKind('vouchers.booked', 'vouchers.view', z.object({ voucherId: Id }))
/** Cash went from one person to another. */
export const cashHandedOver = eventKind('vouchers.handedOver', 'vouchers.view', z.object({ handOverId: Id }))
export const monthWasClosed = eventKind(
  'vouchers.monthClosed',
  'vouchers.view',
  z.object({ month: z.string() }),
)
