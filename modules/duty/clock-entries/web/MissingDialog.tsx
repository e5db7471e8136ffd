import './page-texts.ts'
import './clock.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { choicesQuery, clockApi } from './queries.ts'
import { type Chosen, ShiftChoice } from './ShiftChoice.tsx'
import { SpanFields, spanOf } from './SpanFields.tsx'

/** Asks for a shift of one’s own that has no line at all, which another person approves. */
export function MissingDialog({ onDone, onClose }: { onDone: () => unknown; onClose: () => void }) {
  const t = useTexts('clockEntriesPage')
  const choices = useQuery(choicesQuery)
  const [chosen, setChosen] = useState<Chosen>({ companyId: '', jobTitle: '', shiftName: '' })
  const [span, setSpan] = useState(() => {
    const today = dayOf(new Date())
    return { inDay: today, inTime: '', outDay: today, outTime: '' }
  })
  const [reason, setReason] = useState('')
  const times = spanOf(span)
  const isReady = chosen.companyId && chosen.jobTitle && chosen.shiftName && times && reason.trim()
  return (
    <FormDialog
      title={t('missingTitle')}
      confirm={t('correct')}
      missing={isReady ? undefined : t('missingNeeded')}
      onConfirm={async (retry) => {
        if (!times) return
        const line = { ...chosen, ...times, reason: reason.trim() }
        await clockApi.askMissing({ ...line, correctionId: retry.idOf(line) }, retry)
        void onDone()
        toast(t('correctSent'))
        onClose()
      }}
      isDirty={reason !== '' || chosen.companyId !== ''}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('missingText')}</p>
      <Loaded
        of={choices}
        failed={t('choicesFailed')}
        skeleton={['1fr', '1fr']}
        rows={3}
        empty={<Note>{`${t('noCompany')}：${t('noCompanyText')}`}</Note>}
      >
        {(companies) => <ShiftChoice companies={companies} value={chosen} onChange={setChosen} />}
      </Loaded>
      <SpanFields value={span} onChange={setSpan} />
      <Field label={t('reason')}>
        <TextInput value={reason} maxLength={100} onText={setReason} />
      </Field>
    </FormDialog>
  )
}
