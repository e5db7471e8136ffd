import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { lockBook, reverse } from '#modules/money/ledger/server/public.ts'
import { alreadyVoided, ofHandOver, type Voucher, type vouchers } from '../contract.ts'
import { voucherBooked } from '../events.ts'
import { requireCash } from './booking.ts'
import { readVoucher } from './queries.ts'
import { handOverTable, voucherTable } from './tables.ts'

/**
 * Voids a voucher: it keeps its number, and what it booked is reversed, on its own day while that month is open, else today.
 * Throws notFound, alreadyVoided, ofHandOver, notEnough.
 */
export async function voidVoucher(
  context: Context,
  { voucherId, reason }: Taken<typeof vouchers.calls.voidVoucher>,
): Promise<Voucher> {
  const closedThrough = await lockBook(context)
  const voucher = await readVoucher(context, voucherId)
  if (voucher.voidedAt) throw alreadyVoided()
  await requireNoHandOver(context, voucherId)
  const { day: own, moneyNumber, againstNumber } = voucher
  const day = closedThrough && own <= closedThrough ? dayOf(context.now) : own
  await context.db
    .update(voucherTable)
    .set({ voidedAt: context.now, voidedByName: context.actor.name, voidReason: reason })
    .where(eq(voucherTable.id, voucherId))
  await reverse(context, { kind: 'voucher', sourceId: voucherId, day })
  await requireCash(context, [moneyNumber, againstNumber])
  context.emit(voucherBooked, { voucherId })
  context.audit({ action: 'vouchers.void', target: 'voucher', targetId: voucherId, after: { day }, reason })
  return readVoucher(context, voucherId)
}

/** What was counted stays counted: the difference of a hand-over is put right by another count. Throws ofHandOver. */
async function requireNoHandOver(context: Context, voucherId: string): Promise<void> {
  const [handOver] = await context.db
    .select({ at: handOverTable.at })
    .from(handOverTable)
    .where(eq(handOverTable.voucherId, voucherId))
  if (handOver) throw ofHandOver(speakTime(handOver.at))
}
