import './page-texts.ts'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { ClockEntry } from '../contract.ts'
import { clockApi } from './queries.ts'

const HOUR = 3_600_000
/** 06:52 in Taipei. */
const timeOf = (at: Date) => new Date(at.getTime() + 8 * HOUR).toISOString().slice(11, 16)
const instantOf = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)

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
  const [inDay, setInDay] = useState(dayOf(clockedInAt))
  const [inTime, setInTime] = useState(timeOf(clockedInAt))
  const [outDay, setOutDay] = useState(dayOf(clockedOutAt ?? clockedInAt))
  const [outTime, setOutTime] = useState(clockedOutAt ? timeOf(clockedOutAt) : '')
  const [reason, setReason] = useState('')
  const isReady = [inDay, inTime, outDay, outTime, reason.trim()].every(Boolean)
  return (
    <FormDialog
      title={t('correctTitle', { day: entry.workDate })}
      confirm={t('correct')}
      missing={isReady ? undefined : t('correctNeeded')}
      onConfirm={async (retry) => {
        const change = {
          clockId: entry.clockId,
          clockedInAt: instantOf(inDay, inTime),
          clockedOutAt: instantOf(outDay, outTime),
          reason: reason.trim(),
        }
        await clockApi.askCorrection({ ...change, correctionId: retry.idOf(change) }, retry)
        void onDone()
        toast(t('correctSent'))
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('correctText')}</p>
      <div className="lb-pair">
        <Field label={t('inDay')}>
          <DayInput value={inDay} onDay={setInDay} />
        </Field>
        <Field label={t('inTime')}>
          <TimeInput value={inTime} onTime={setInTime} />
        </Field>
      </div>
      <div className="lb-pair">
        <Field label={t('outDay')}>
          <DayInput value={outDay} onDay={setOutDay} />
        </Field>
        <Field label={t('outTime')}>
          <TimeInput value={outTime} onTime={setOutTime} />
        </Field>
      </div>
      <Field label={t('reason')}>
        <TextInput value={reason} maxLength={100} onText={setReason} />
      </Field>
    </FormDialog>
  )
}
