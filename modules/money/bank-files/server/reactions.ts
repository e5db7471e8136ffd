import { contextOf, system } from '#platform/server/work.ts'
import type { JobContext } from '#platform/server/jobs.ts'
import { type Reaction, reaction } from '#platform/server/reactions.ts'
import { paymentReversed } from '#modules/money/payments/events.ts'
import { voucherBooked } from '#modules/money/vouchers/events.ts'
import { eq } from 'drizzle-orm'
import type { BookedKind } from '../booked-shapes.ts'
import { payoutChanged } from '../events.ts'
import { reopenBooked } from './close-booked.ts'
import { bankLines as t } from './tables.ts'

const gone: Partial<Record<BookedKind, string>> = {
  payment: 'select id from payment where reversed_at is not null',
  voucher: 'select id from voucher where voided_at is not null',
  payout: 'select id from bank_payout where undone_at is not null',
}

/** The line that was said to be what is taken back now waits again: its money would be nowhere. */
async function reopenOf(work: JobContext, kind: BookedKind, id: string): Promise<void> {
  const rows = await work.query<{ id: string }>(
    `select id from bank_line where booked_id = $1 and booked_kind = $2 and booked_id in (${gone[kind]}) for update`,
    [id, kind],
  )
  const context = contextOf(work, system, work)
  for (const { id: lineId } of rows) {
    const [line] = await work.db.select().from(t).where(eq(t.id, lineId))
    if (line) await reopenBooked(context, line, '帳上的那一筆已作廢')
  }
}

/** What comes of it when something is taken back that a line of the bank was said to be. */
export const reactions: readonly Reaction[] = [
  reaction('bankFiles', paymentReversed, (work, { paymentId }) => reopenOf(work, 'payment', paymentId)),
  reaction('bankFiles', voucherBooked, (work, { voucherId }) => reopenOf(work, 'voucher', voucherId)),
  reaction('bankFiles', payoutChanged, (work, { payoutId }) => reopenOf(work, 'payout', payoutId)),
]
