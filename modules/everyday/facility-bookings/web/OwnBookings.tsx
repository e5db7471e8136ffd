import './form-texts.ts'
import './facility.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { showPrice } from '#modules/everyday/facilities/web/public.ts'
import { codePrefix } from '../contract.ts'
import type { OwnBooking } from '../form-contract.ts'
import { formApi, useFormAgain } from './form-queries.ts'
import { feeNow } from './use-acts.ts'
import { useSpoken } from './use-spoken.ts'

interface OwnBookingsProps {
  token: string
  bookings: readonly OwnBooking[]
  /** Only those that it has to answer; without one nothing is shown. */
  isWaitedFor?: boolean
}

/** What a household has booked or waits for, with its code for the door. */
export function OwnBookings({ token, bookings, isWaitedFor }: OwnBookingsProps) {
  const t = useTexts('facilityForm')
  if (isWaitedFor && !bookings.length) return null
  return (
    <Panel title={t(isWaitedFor ? 'toAccept' : 'own')} number={bookings.length}>
      {bookings.length ? (
        <div className="lb-divided">
          {bookings.map((booking) => (
            <OwnLine key={booking.bookingId} token={token} booking={booking} />
          ))}
        </div>
      ) : (
        <p className="lb-inner lb-quiet">{t('ownNone')}</p>
      )}
    </Panel>
  )
}

function OwnLine({ token, booking }: { token: string; booking: OwnBooking }) {
  const t = useTexts('facilityForm')
  const desk = useTexts('facilityPage')
  const spoken = useSpoken()
  const act = useAsked(useFormAgain(token))
  const now = new Date(useMinute())
  const [isShown, setShown] = useState(false)
  const { bookingId, rowVersion, state, facilityName, feeDue, paid, deposit, cancelBy, offeredUntil, code } =
    booking
  const fee = feeNow(booking, now)
  const owed = feeDue - paid
  const isPoints = booking.priceIn === 'points'
  const cost = (amount: number) => showPrice(amount, booking.priceIn)
  const isBooked = state === 'booked'
  return (
    <article className="lb-inner lb-stack">
      <p className="lb-line lb-between">
        <b>{facilityName}</b>
        <Mark kind={state === 'offered' ? 'reminded' : 'note'}>{desk(`state_${state}`)}</Mark>
      </p>
      <p>{spoken.span(booking)}</p>
      {state === 'offered' && offeredUntil && (
        <p className="lb-amber lb-strong">{t('offered', { when: spoken.moment(offeredUntil) })}</p>
      )}
      {owed + deposit > 0 && state !== 'inUse' && (
        <p className="lb-14 lb-quiet">
          {deposit
            ? t(isPoints ? 'pointsAndDeposit' : 'payWithDeposit', {
                fee: cost(owed),
                deposit: showMoney(deposit),
              })
            : t(isPoints ? 'payPoints' : 'payAtDesk', { fee: cost(owed) })}
        </p>
      )}
      {isBooked && (
        <p className="lb-14 lb-quiet">
          {fee ? t('cancelLate', { fee: cost(fee) }) : t('cancelUntil', { when: spoken.moment(cancelBy) })}
        </p>
      )}
      {isShown && (
        <div className="fb-code">
          <QrCode content={codePrefix + code} label={t('code', { code })} />
        </div>
      )}
      <div className="lb-line lb-wrap lb-gap-8">
        {state === 'offered' && (
          <Button
            type="primary"
            loading={act.busy}
            onClick={() =>
              void act.submit({
                work: (retry) => formApi.accept({ token, bookingId, rowVersion }, retry),
                done: desk('accepted'),
              })
            }
          >
            {desk('accept')}
          </Button>
        )}
        {(isBooked || state === 'inUse') && (
          <Button onClick={() => setShown(!isShown)}>{t(isShown ? 'hideCode' : 'showCode')}</Button>
        )}
        {state !== 'inUse' && (
          <Button
            loading={act.busy}
            onClick={() =>
              void act.submit({
                ask: {
                  title: desk(isBooked ? 'cancel' : 'cancelWait'),
                  text: fee
                    ? desk('cancelLate', {
                        what: `${facilityName} ${spoken.span(booking)}`,
                        fee: cost(fee),
                      })
                    : `${facilityName} ${spoken.span(booking)}`,
                  ok: desk(isBooked ? 'cancel' : 'cancelWait'),
                  cancel: desk('keep'),
                },
                work: (retry) => formApi.cancel({ token, bookingId, rowVersion }, retry),
                done: desk('cancelled'),
              })
            }
          >
            {desk(isBooked ? 'cancel' : 'cancelWait')}
          </Button>
        )}
      </div>
    </article>
  )
}
