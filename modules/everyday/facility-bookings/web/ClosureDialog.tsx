import { useState } from 'react'
import type { Facility } from '#modules/everyday/facilities/contract.ts'
import { instantOf } from '#modules/everyday/facility-slots.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { ClosureStanding } from './ClosureStanding.tsx'
import { bookingsApi, useBookingChanges } from './queries.ts'

const ways = ['ask', 'move', 'cancel'] as const

/** Closes a facility for a time; what is booked then is listed first, moved or cancelled, and households are told. */
export function ClosureDialog({
  facility,
  day,
  onClose,
}: {
  facility: Facility
  day: string
  onClose: () => void
}) {
  const t = useTexts('facilityPage')
  const again = useBookingChanges()
  const [form, setForm] = useState({
    from: day,
    until: day,
    fromTime: '00:00',
    untilTime: '24:00',
    reason: '',
    booked: 'ask' as (typeof ways)[number],
  })
  const put = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }))
  const isWrong = () => !form.reason.trim() || !form.from || !form.until || !form.fromTime || !form.untilTime
  const act = useSubmit(
    async (retry) => {
      const given = {
        facilityId: facility.facilityId,
        startsAt: instantOf(form.from, form.fromTime),
        endsAt: instantOf(form.until, form.untilTime),
        reason: form.reason.trim(),
      }
      const { data } = await bookingsApi.closeFacility(
        { ...given, closureId: retry.idOf(given), booked: form.booked },
        retry,
      )
      toast(t('closeDone', data))
      again()
      onClose()
    },
    { isWrong, about: JSON.stringify(form) },
  )
  return (
    <ActDialog
      title={t('closeTitle', { facility: facility.name })}
      confirm={t('close')}
      act={act}
      onClose={onClose}
    >
      <div className="lb-pair">
        <Field label={t('closeFrom')}>
          <DayInput value={form.from} onDay={(from) => put({ from })} />
        </Field>
        <Field label={t('closeFromTime')}>
          <TimeInput value={form.fromTime} onTime={(fromTime) => put({ fromTime })} />
        </Field>
        <Field label={t('closeUntil')}>
          <DayInput value={form.until} min={form.from} onDay={(until) => put({ until })} />
        </Field>
        <Field label={t('closeUntilTime')}>
          <TimeInput value={form.untilTime} onTime={(untilTime) => put({ untilTime })} />
        </Field>
      </div>
      <Field
        label={t('closeReason')}
        invalid={act.tried && !form.reason.trim() ? t('closeReasonNeeded') : undefined}
      >
        <TextInput maxLength={40} value={form.reason} onText={(reason) => put({ reason })} />
      </Field>
      <Field label={t('closeThen')}>
        <ChoiceInput
          value={form.booked}
          options={ways.map((value) => ({ value, label: t(`closeThen_${value}`) }))}
          onChoose={(booked) => put({ booked })}
        />
      </Field>
      <ClosureStanding error={act.error} />
    </ActDialog>
  )
}
