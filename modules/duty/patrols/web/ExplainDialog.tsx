import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { causes } from '../contract.ts'
import { patrolsApi } from './queries.ts'

/** Why nobody was at a point in time. */
export function ExplainDialog({
  roundId,
  pointId,
  name,
  again,
  onClose,
}: {
  roundId: string
  pointId: string
  name: string
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('patrolsPage')
  const [cause, setCause] = useState<(typeof causes)[number]>('locked')
  const [note, setNote] = useState('')
  return (
    <FormDialog
      title={t('explainTitle', { name })}
      confirm={t('save')}
      onConfirm={async (retry) => {
        await patrolsApi.explainMissed({ roundId, pointId, cause, note: note.trim() }, retry)
        void again()
        toast(t('saved'))
        onClose()
      }}
      isDirty={note !== ''}
      onClose={onClose}
    >
      <Segments
        full
        label={t('cause')}
        value={cause}
        options={causes.map((value) => ({ value, label: t(`cause_${value}`) }))}
        onChange={setCause}
      />
      <Field label={t('note')}>
        <TextInput value={note} maxLength={200} onText={setNote} />
      </Field>
    </FormDialog>
  )
}
