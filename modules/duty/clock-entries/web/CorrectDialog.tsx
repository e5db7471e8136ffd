import './page-texts.ts'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { ClockEntry } from '../contract.ts'
import { clockApi } from './queries.ts'
import { SpanFields, spanOf } from './SpanFields.tsx'

const HOUR = 3_600_000
/** 06:52 in Taipei. */
const timeOf = (at: Date) => new Date(at.getTime() + 8 * HOUR).toISOString().slice(11, 16)

/** Asks for other times of a line, which another person approves. */
export function CorrectDialog({
  entry,
  onDone,
  onClose,
}: {
  entry: ClockEntry
  onDone: () => unknown
  onClose: () => void
}) {
  const t = useTexts('clockEntriesPage')
  const { clockedInAt, clockedOutAt } = entry
  const [span, setSpan] = useState({
    inDay: dayOf(clockedInAt),
    inTime: timeOf(clockedInAt),
    outDay: dayOf(clockedOutAt ?? clockedInAt),
    outTime: clockedOutAt ? timeOf(clockedOutAt) : '',
  })
  const [reason, setReason] = useState('')
  const times = spanOf(span)
  return (
    <FormDialog
      title={t('correctTitle', { day: entry.workDate })}
      confirm={t('correct')}
      missing={times && reason.trim() ? undefined : t('correctNeeded')}
      onConfirm={async (retry) => {
        if (!times) return
        const change = { clockId: entry.clockId, ...times, reason: reason.trim() }
        await clockApi.askCorrection({ ...change, correctionId: retry.idOf(change) }, retry)
        void onDone()
        toast(t('correctSent'))
        onClose()
      }}
      isDirty={reason !== ''}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('correctText')}</p>
      <SpanFields value={span} onChange={setSpan} />
      <Field label={t('reason')}>
        <TextInput value={reason} maxLength={100} onText={setReason} />
      </Field>
    </FormDialog>
  )
}
