import './page-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Booking } from '../contract.ts'
import { opensAt } from './door.ts'
import { bookingsApi, useBookingChanges } from './queries.ts'
import { useSpoken } from './use-spoken.ts'

interface DoorDialogProps {
  booking: Booking
  onClose: () => void
}

/** Checks a household in with what it pays, or out with its deposit. */
export function DoorDialog(props: DoorDialogProps) {
  return props.booking.state === 'inUse' ? <LeaveDialog {...props} /> : <ComeDialog {...props} />
}

function ComeDialog({ booking, onClose }: DoorDialogProps) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  const again = useBookingChanges()
  const { bookingId, rowVersion, label, facilityName, feeDue, paid, deposit, people } = booking
  const fee = Math.max(0, feeDue - paid)
  const cash = fee + deposit
  const from = opensAt(booking)
  const isEarly = from.getTime() > useMinute()
  const act = useSubmit(async (retry) => {
    await bookingsApi.checkIn({ bookingId, rowVersion, cash }, retry)
    toast(t('checkedIn', { household: label }))
    again()
    onClose()
  })
  return (
    <ActDialog
      title={t('checkInTitle', { household: label })}
      missing={isEarly ? t('checkInEarly', { when: spoken.moment(from) }) : undefined}
      confirm={cash ? t('takeAndCheckIn', { amount: showMoney(cash) }) : t('checkIn')}
      act={act}
      onClose={onClose}
    >
      <p>
        {facilityName}　{spoken.span(booking)}　{t('peopleOf', { count: people })}
      </p>
      {cash > 0 && !isEarly && (
        <p className="lb-strong">
          {t('checkInText', { fee: showMoney(fee), deposit: showMoney(deposit), sum: showMoney(cash) })}
        </p>
      )}
    </ActDialog>
  )
}

function LeaveDialog({ booking, onClose }: DoorDialogProps) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  const again = useBookingChanges()
  const { bookingId, rowVersion, label, facilityName, depositHeld } = booking
  const [kept, setKept] = useState('0')
  const [reason, setReason] = useState('')
  const needsReason = Number(kept) > 0 && !reason.trim()
  const act = useSubmit(
    async (retry) => {
      const given = { bookingId, rowVersion, kept: Number(kept), reason: reason.trim() }
      await bookingsApi.checkOut(given, retry)
      toast(t('hasLeft', { household: label }))
      again()
      onClose()
    },
    { isWrong: () => needsReason },
  )
  return (
    <ActDialog title={t('leaveTitle', { household: label })} confirm={t('leave')} act={act} onClose={onClose}>
      <p>
        {facilityName}　{spoken.span(booking)}
      </p>
      {depositHeld > 0 && (
        <>
          <p className="lb-strong">
            {t('leaveText', { amount: showMoney(Math.max(0, depositHeld - Number(kept))) })}
          </p>
          <div className="lb-pair">
            <Field label={t('keepOfDeposit')} hint={t('depositHeld', { amount: showMoney(depositHeld) })}>
              <AmountInput digits={6} value={kept} onAmount={setKept} />
            </Field>
            <Field
              label={t('keepReason')}
              invalid={act.tried && needsReason ? t('keepReasonNeeded') : undefined}
            >
              <TextInput maxLength={60} value={reason} onText={setReason} />
            </Field>
          </div>
        </>
      )}
    </ActDialog>
  )
}
