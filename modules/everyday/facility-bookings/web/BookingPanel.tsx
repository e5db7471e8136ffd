import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { showPrice } from '#modules/everyday/facilities/web/public.ts'
import type { Booking } from '../contract.ts'
import { door } from './door.ts'
import { useBooking } from './queries.ts'
import { useBookingActs } from './use-acts.ts'
import { useSpoken } from './use-spoken.ts'

interface BookingPanelProps {
  mayHandle: boolean
  onClose: () => void
}

/** A booking that the grid knows in short. */
export function OpenBooking({ bookingId, ...rest }: BookingPanelProps & { bookingId: string }) {
  const t = useTexts('facilityPage')
  return (
    <Loaded of={useBooking(bookingId)} failed={t('failed')} skeleton={['1fr']} rows={4}>
      {(booking) => <BookingPanel booking={booking} {...rest} />}
    </Loaded>
  )
}

/** One booking, and what can be done with it. */
export function BookingPanel({ booking, mayHandle, onClose }: BookingPanelProps & { booking: Booking }) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  const acts = useBookingActs()
  const {
    state,
    label,
    names,
    price,
    priceIn,
    deposit,
    cancelBy,
    madeBy,
    people,
    feeDue,
    paid,
    acceptedRules,
  } = booking
  const isOpen = state === 'booked' || state === 'offered' || state === 'waiting'
  return (
    <Panel
      title={booking.facilityName}
      summary={spoken.span(booking)}
      extra={
        <button type="button" className="lb-icon-button" aria-label={t('closeBooking')} onClick={onClose}>
          <Icon name="x" />
        </button>
      }
    >
      <div className="lb-inner lb-stack">
        <p className="lb-line lb-between">
          <HouseholdName label={label} names={names} />
          <Mark kind={state === 'offered' ? 'reminded' : 'note'}>{t(`state_${state}`)}</Mark>
        </p>
        <p className="lb-14 lb-quiet">
          {t('peopleOf', { count: people })}　{t('madeBy', { who: madeBy })}
        </p>
      </div>
      <dl className="fb-pay">
        <dt>{t('fee')}</dt>
        <dd>{price ? showPrice(price, priceIn) : t('free')}</dd>
        {deposit > 0 && (
          <>
            <dt>{t('deposit')}</dt>
            <dd>{showMoney(deposit)}</dd>
          </>
        )}
        {feeDue !== paid && paid > 0 && (
          <>
            <dt>{t('openMoney')}</dt>
            <dd>{showPrice(feeDue - paid, priceIn)}</dd>
          </>
        )}
        <dt>{t('cancelBy')}</dt>
        <dd>{spoken.moment(cancelBy)}</dd>
        {acceptedRules && (
          <>
            <dt>{t('acceptedRules')}</dt>
            <dd className="lb-lines">{acceptedRules}</dd>
          </>
        )}
      </dl>
      {mayHandle && (
        <div className="lb-inner lb-line lb-wrap lb-gap-8">
          {state === 'offered' && (
            <Button type="primary" loading={acts.busy} onClick={() => acts.accept(booking)}>
              {t('accept')}
            </Button>
          )}
          {(state === 'booked' || state === 'inUse') && (
            <Button onClick={() => door.open({ booking })}>
              {t(state === 'booked' ? 'checkIn' : 'leave')}
            </Button>
          )}
          {isOpen && (
            <Button loading={acts.busy} onClick={() => acts.cancel(booking)}>
              {t(state === 'booked' ? 'cancel' : 'cancelWait')}
            </Button>
          )}
          {isOpen && booking.seriesId && (
            <Button loading={acts.busy} onClick={() => acts.cancelSeries(booking)}>
              {t('cancelSeries')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}
