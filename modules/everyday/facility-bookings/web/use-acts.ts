import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { showPrice } from '#modules/everyday/facilities/web/public.ts'
import type { Booking } from '../contract.ts'
import { bookingsApi, useBookingChanges } from './queries.ts'
import { useSpoken } from './use-spoken.ts'

/** What is charged when it is cancelled now, as the facility's terms say; the server reckons it again. */
export const feeNow = (
  {
    state,
    price,
    cancelBy,
    lateRefundPercent,
  }: Pick<Booking, 'state' | 'price' | 'cancelBy' | 'lateRefundPercent'>,
  now: Date,
): number =>
  state !== 'booked' || now <= cancelBy ? 0 : price - Math.floor((price * lateRefundPercent) / 100)

/** Acts on a booking that need no form. */
export function useBookingActs() {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  const again = useBookingChanges()
  const act = useAsked(again)
  const [now] = useState(() => new Date())
  return {
    busy: act.busy,
    accept: ({ bookingId, rowVersion }: Booking) =>
      void act.submit({
        work: (retry) => bookingsApi.accept({ bookingId, rowVersion }, retry),
        done: t('accepted'),
      }),
    cancel(booking: Booking) {
      const { bookingId, rowVersion, label } = booking
      const what = `${booking.facilityName} ${spoken.span(booking)}`
      const fee = feeNow(booking, now)
      void act.submit({
        ask: {
          title: t('cancelTitle', { household: label }),
          text: fee
            ? t('cancelLate', { what, fee: showPrice(fee, booking.priceIn) })
            : t('cancelFree', { what }),
          ok: t('cancel'),
          cancel: t('keep'),
        },
        work: (retry) => bookingsApi.cancel({ bookingId, rowVersion }, retry),
        done: t('cancelled'),
      })
    },
    /** Takes what is owed, or gives back what is too much. */
    pay(booking: Booking) {
      const { bookingId, feeDue, paid, label, facilityName } = booking
      const kind = feeDue > paid ? 'fee' : 'refund'
      const amount = Math.abs(feeDue - paid)
      void act.submit({
        ask: {
          title: t(kind === 'fee' ? 'takeFee' : 'giveBack', { amount: showMoney(amount) }),
          text: t('moneyAsk', { household: label, facility: facilityName, when: spoken.span(booking) }),
          ok: t(kind === 'fee' ? 'takeFee' : 'giveBack', { amount: showMoney(amount) }),
        },
        work: (retry) =>
          bookingsApi.pay(
            { bookingId, paymentId: retry.idOf({ bookingId, kind, amount }), paymentKind: kind, amount },
            retry,
          ),
        done: t('moneyDone'),
      })
    },
  }
}
