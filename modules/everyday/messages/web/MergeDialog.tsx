import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { MessageDetail } from '../shapes.ts'
import { messagesApi as api, useMessageChanges } from './queries.ts'

interface MergeDialogProps {
  message: MessageDetail
  onClose: () => void
  onMerged: (messageId: string) => void
}

/** Chooses the message that says the same, among those that are open. */
export function MergeDialog({ message, onClose, onMerged }: MergeDialogProps) {
  const t = useTexts('messagesPage')
  const again = useMessageChanges()
  const [intoId, setInto] = useState('')
  const { messageId, rowVersion } = message
  const { data } = useQuery({
    queryKey: ['messages', 'mergeable'],
    queryFn: async () => (await api.list({ view: 'open', maxCount: 100 })).data,
  })
  const others = data?.filter((one) => one.messageId !== messageId) ?? []
  const chosen = others.find((one) => one.messageId === intoId)
  return (
    <FormDialog
      title={t('mergeTitle')}
      confirm={t('merge')}
      missing={data && !others.length ? t('mergeNone') : intoId ? undefined : t('mergeNeeded')}
      onConfirm={async (retry) => {
        await api.merge({ messageId, rowVersion, intoId }, retry)
        toast(t('mergeDone'))
        void again()
        onClose()
        onMerged(intoId)
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('mergeText')}</p>
      <Field label={t('mergeChoose')}>
        <ChoiceInput
          value={intoId}
          options={others.map((one) => ({
            value: one.messageId,
            label: `${one.label} ${one.senderName}　${one.typeName}　${one.title}`,
          }))}
          onChoose={setInto}
        />
      </Field>
      {chosen && chosen.householdId !== message.householdId && (
        <Note tone="wait">{t('mergeOther', { household: chosen.label })}</Note>
      )}
    </FormDialog>
  )
}
