import { eq } from 'drizzle-orm'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { says } from '#platform/server/create-once.ts'
import { balanceOf, bookAccounts, type Line, lockBook, post } from '#modules/money/ledger/server/public.ts'
import type { PaymentKind } from '../contract.ts'
import { drawerShort, paymentIdTaken } from '../problems.ts'
import { paymentTable as p } from './tables.ts'

const { deskCash, facilityDeposits, facilityIncome } = bookAccounts

/** What each kind of line moves: into the first account, out of the second. */
const moves: Record<
  Exclude<PaymentKind, 'pointsIn' | 'pointsOut'>,
  readonly [into: number, outOf: number]
> = {
  fee: [deskCash, facilityIncome],
  refund: [facilityIncome, deskCash],
  depositIn: [deskCash, facilityDeposits],
  depositOut: [facilityDeposits, deskCash],
  depositKept: [facilityDeposits, facilityIncome],
}

/**
 * Takes or gives cash for a booking, in a line that is in the books at once; whole NT$, nothing for 0. The same id is the same line.
 * Throws drawerShort when the drawer does not hold what goes out, and a conflict when the month is closed. Audited.
 */
export async function addLine(
  context: Context,
  line: { id: string; bookingId: string; kind: keyof typeof moves; amount: number },
): Promise<void> {
  const { id, bookingId, kind, amount } = line
  if (amount === 0) return
  const [into, outOf] = moves[kind]
  if (outOf === deskCash) {
    await lockBook(context)
    const held = await balanceOf(context, deskCash)
    if (held < amount) throw drawerShort(held)
  }
  await context.db.insert(p).values({
    id,
    bookingId,
    kind,
    amount,
    at: context.now,
    accountId: context.actor.accountId,
    accountName: context.actor.name,
  })
  const lines: Line[] = [
    { number: into, amount },
    { number: outOf, amount: -amount },
  ]
  await post(context, { day: dayOf(context.now), kind: 'facility', sourceId: id, lines })
  context.audit({
    action: 'facilityBookings.money',
    target: 'facilityBooking',
    targetId: bookingId,
    after: { paymentKind: kind, amount },
  })
}

/** Whether just this line was written before. Throws paymentIdTaken where its id is another one's. */
export async function hasLine(
  context: Context,
  { id, ...said }: { id: string; bookingId: string; kind: PaymentKind; amount: number },
): Promise<boolean> {
  const [row] = await context.db.select().from(p).where(eq(p.id, id))
  if (row && !says(row, said)) throw paymentIdTaken()
  return row !== undefined
}
