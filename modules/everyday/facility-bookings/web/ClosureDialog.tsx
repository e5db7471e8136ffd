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
import { bookingsApi, useBookingChanges, useStanding } from './queries.ts'

const ways = ['move', 'cancel'] as const
type Way = (typeof ways)[number]

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
    booked: undefined as Way | undefined,
  })
  const put = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }))
  const hasTimes = form.from && form.until && form.fromTime && form.untilTime
  const span = {
    startsAt: instantOf(form.from || day, form.fromTime || '00:00'),
    endsAt: instantOf(form.until || day, form.untilTime || '24:00'),
  }
  const isTurned = span.endsAt <= span.startsAt
  const standing = useStanding(facility.facilityId, span)
  const needsWay = !!standing.data?.length && !form.booked
  const isWrong = () => !form.reason.trim() || !hasTimes || isTurned || needsWay
  const act = useSubmit(
    async (retry) => {
      const given = {
        facilityId: facility.facilityId,
        ...span,
        reason: form.reason.trim(),
      }
      const { data } = await bookingsApi.closeFacility(
        { ...given, closureId: retry.idOf(given), booked: form.booked ?? 'ask' },
        retry,
      )
      toast(t('closeDone', data))
      again()
      onClose()
    },
    // Somebody may have booked it while this was written.
    { isWrong, about: JSON.stringify(form), again },
  )
  return (
    <ActDialog
      title={t('closeTitle', { facility: facility.name })}
      confirm={t('close')}
      act={act}
      isDirty={form.reason.trim() !== ''}
      onClose={onClose}
    >
      <div className="lb-pair">
        <Field label={t('closeFrom')}>
          <DayInput value={form.from} onDay={(from) => put({ from })} />
        </Field>
        <Field label={t('closeFromTime')}>
          <TimeInput value={form.fromTime} onTime={(fromTime) => put({ fromTime })} />
        </Field>
        <Field label={t('closeUntil')} invalid={isTurned ? t('closeTurned') : undefined}>
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
      {!isTurned && <ClosureStanding of={standing} />}
      {!isTurned && !!standing.data?.length && (
        <Field label={t('closeThen')} invalid={act.tried && needsWay ? t('closeThenNeeded') : undefined}>
          <ChoiceInput<Way | ''>
            value={form.booked ?? ''}
            options={[
              { value: '', label: t('closeThen_ask') },
              ...ways.map((value) => ({ value, label: t(`closeThen_${value}`) })),
            ]}
            onChoose={(booked) => put({ booked: booked || undefined })}
          />
        </Field>
      )}
    </ActDialog>
  )
}
