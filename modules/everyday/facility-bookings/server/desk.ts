import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { ownersOfCode } from '#modules/carriers/activation/server/public.ts'
import { type Booking, codePrefix, earlyMinutes, type facilityBookings } from '../contract.ts'
import {
  amountChanged,
  codeUnknown,
  depositTooSmall,
  moneyOpen,
  reasonNeeded,
  tooEarly,
} from '../problems.ts'
import { keepBooking, lockBooking } from './locked.ts'
import { addLine, hasLine } from './money.ts'
import { findToday, readBooking } from './queries.ts'
import { settle } from './settle.ts'
import { speakMoment } from './speak.ts'

type Calls = typeof facilityBookings.calls

/** What nobody has yet costs nothing: what was taken for it could not be given back when the offer lapses. */
const payable = ['booked', 'inUse', 'done', 'cancelled', 'noShow'] as const

/**
 * What a scan means for today: the code of a booking, or the card or phone of a household. Throws codeUnknown, cardLost,
 * cardAmbiguous.
 */
export async function findByCode(context: Context, { code }: Taken<Calls['findByCode']>): Promise<Booking[]> {
  const typed = code.trim().toUpperCase()
  const isOurs = typed.startsWith(codePrefix)
  const [card, phone] = isOurs
    ? [undefined, undefined]
    : [await ownersOfCode(context, 2, code), await ownersOfCode(context, 0, code)]
  const householdIds = [...(card?.householdIds ?? []), ...(phone?.householdIds ?? [])]
  const found = await findToday(context, { code: isOurs ? typed.slice(codePrefix.length) : '', householdIds })
  if (!found.length) throw codeUnknown()
  return found
}

/**
 * Checks a household in; what it owes and the deposit are taken at once, and `cash` is what the desk was told to take. Throws notFound,
 * notInState, bookingChanged, tooEarly, moneyOpen, amountChanged, and what `addLine` throws. Audited.
 */
export async function checkIn(
  context: Context,
  { cash, ...meant }: Taken<Calls['checkIn']>,
): Promise<Booking> {
  const { booking } = await lockBooking(context, meant, ['booked'])
  const opensAt = new Date(booking.startsAt.getTime() - earlyMinutes * 60_000)
  if (context.now < opensAt) throw tooEarly(speakMoment(opensAt))
  const { id, deposit } = booking
  const { feeDue, paid, priceIn } = await readBooking(context, id)
  const owed = priceIn === 'money' ? Math.max(0, feeDue - paid) : 0
  if (cash === 0 && owed + deposit > 0) throw moneyOpen(owed + deposit)
  if (cash !== owed + deposit) throw amountChanged(owed + deposit)
  await addLine(context, { id: newId(), bookingId: id, kind: 'fee', amount: owed })
  await addLine(context, { id: newId(), bookingId: id, kind: 'depositIn', amount: deposit })
  await keepBooking(context, booking, {
    state: 'inUse',
    checkedInAt: context.now,
    checkedInByName: context.actor.name,
  })
  const after = { amount: cash }
  context.audit({ action: 'facilityBookings.checkIn', target: 'facilityBooking', targetId: id, after })
  return readBooking(context, id)
}

/**
 * Checks a household out: its deposit goes back in cash, but for what is kept for a reason; the rest of its time is free. Throws
 * notFound, notInState, bookingChanged, depositTooSmall, reasonNeeded, and what `addLine` throws. Audited.
 */
export async function checkOut(
  context: Context,
  { kept, reason, ...meant }: Taken<Calls['checkOut']>,
): Promise<Booking> {
  const { booking, facility } = await lockBooking(context, meant, ['inUse'])
  const { id } = booking
  const { depositHeld } = await readBooking(context, id)
  if (kept > depositHeld) throw depositTooSmall(depositHeld)
  if (kept > 0 && !reason) throw reasonNeeded()
  await addLine(context, { id: newId(), bookingId: id, kind: 'depositKept', amount: kept })
  await addLine(context, { id: newId(), bookingId: id, kind: 'depositOut', amount: depositHeld - kept })
  await keepBooking(context, booking, {
    state: 'done',
    laneNo: null,
    checkedOutAt: context.now,
    checkedOutByName: context.actor.name,
    endedAt: context.now,
    endedByName: context.actor.name,
    endReason: reason,
  })
  context.audit({
    action: 'facilityBookings.checkOut',
    target: 'facilityBooking',
    targetId: id,
    after: { depositKept: kept, depositBack: depositHeld - kept },
    reason,
  })
  await settle(context, facility)
  return readBooking(context, id)
}

/**
 * Takes exactly what is owed for a booking, or gives back exactly what is too much. The same id is the same line. Throws notFound,
 * notInState, amountChanged, paymentIdTaken, and what `addLine` throws. Audited.
 */
export async function pay(
  context: Context,
  { bookingId, paymentId, paymentKind: kind, amount }: Taken<Calls['pay']>,
): Promise<Booking> {
  const { booking } = await lockBooking(context, { bookingId }, payable)
  if (await hasLine(context, { id: paymentId, bookingId, kind, amount })) {
    context.audit({ action: 'facilityBookings.moneyAgain', target: 'facilityBooking', targetId: bookingId })
    return readBooking(context, bookingId)
  }
  const { feeDue, paid, priceIn } = await readBooking(context, bookingId)
  if (priceIn === 'points') throw amountChanged(0)
  const open = kind === 'fee' ? feeDue - paid : paid - feeDue
  if (amount === 0 || amount !== open) throw amountChanged(Math.max(0, open))
  await addLine(context, { id: paymentId, bookingId, kind, amount })
  await keepBooking(context, booking, {})
  return readBooking(context, bookingId)
}
