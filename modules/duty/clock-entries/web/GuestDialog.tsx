import './page-texts.ts'
import { useState } from 'react'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { clockApi } from './queries.ts'

/** Clocks in somebody who has no account here. */
export function GuestDialog({ onDone, onClose }: { onDone: () => unknown; onClose: () => void }) {
  const t = useTexts('clockEntriesPage')
  const [personName, setPerson] = useState('')
  const [companyName, setCompany] = useState('')
  const [jobTitle, setTitle] = useState('')
  const [name, setShift] = useState('')
  const [from, setFrom] = useState('07:00')
  const [until, setUntil] = useState('19:00')
  const [reason, setReason] = useState('')
  const typed = [personName, companyName, jobTitle, name, from, until, reason]
  return (
    <FormDialog
      title={t('guestTitle')}
      confirm={t('in')}
      missing={typed.every((word) => word.trim()) ? undefined : t('guestNeeded')}
      onConfirm={async (retry) => {
        const content = { personName, companyName, jobTitle, shift: { name, from, until }, reason }
        const { data } = await clockApi.clockInNotInCompany(
          { ...content, clockId: retry.idOf(content) },
          retry,
        )
        void onDone()
        toast(t('clockedIn', { name: data.personName, time: speakTime(data.clockedInAt) }))
        onClose()
      }}
      isDirty={[personName, companyName, jobTitle, name, reason].some((text) => text !== '')}
      onClose={onClose}
    >
      <Field label={t('realName')}>
        <TextInput value={personName} maxLength={40} onText={setPerson} />
      </Field>
      <div className="lb-pair">
        <Field label={t('company')}>
          <TextInput value={companyName} maxLength={40} onText={setCompany} />
        </Field>
        <Field label={t('chooseTitle')}>
          <TextInput value={jobTitle} maxLength={20} onText={setTitle} />
        </Field>
      </div>
      <Field label={t('shift')}>
        <TextInput value={name} maxLength={20} onText={setShift} />
      </Field>
      <div className="lb-pair">
        <Field label={t('inTime')}>
          <TimeInput value={from} onTime={setFrom} />
        </Field>
        <Field label={t('outTime')}>
          <TimeInput value={until} onTime={setUntil} />
        </Field>
      </div>
      <Field label={t('reason')}>
        <TextInput value={reason} maxLength={100} onText={setReason} />
      </Field>
    </FormDialog>
  )
}
