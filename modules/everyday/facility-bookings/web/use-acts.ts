import { showMoney } from '#platform/contract/show-money.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
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
  const now = new Date(useMinute())
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
    /** Cancels a booking of a series and all later ones. */
    cancelSeries({ bookingId, rowVersion, label, facilityName, priceIn }: Booking) {
      void act.submit({
        ask: {
          title: t('cancelSeriesTitle', { household: label }),
          text: t('cancelSeriesText', { facility: facilityName }),
          ok: t('cancelSeries'),
          cancel: t('keep'),
        },
        work: async (retry) => {
          const { data } = await bookingsApi.cancelSeries({ bookingId, rowVersion }, retry)
          const { cancelled: count, feeDue } = data
          toast(
            feeDue
              ? t('cancelledSeriesFee', { count, fee: showPrice(feeDue, priceIn) })
              : t('cancelledSeries', { count }),
          )
        },
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
