import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { paidApi } from './paid-query.ts'

interface TellPaidDialogProps {
  paymentId: string
  label: string
  /** What would be read to the resident. */
  aloud: string
  onClose: () => void
}

const most = 400

/** What is sent to the household of a payment: what would be read aloud, as the clerk leaves it. */
export function TellPaidDialog({ paymentId, label, aloud, onClose }: TellPaidDialogProps) {
  const t = useTexts('paidPage')
  const queries = useQueryClient()
  const [text, setText] = useState(aloud.slice(0, most))
  const isMissing = text.trim() === ''
  const act = useSubmit(
    async (retry) => {
      const { data } = await paidApi.tell({ paymentId, text: text.trim() }, retry)
      toast(t('toldDone', { count: data.sending }))
      void queries.invalidateQueries({ queryKey: ['bankLines', 'told', paymentId] })
      onClose()
    },
    { isWrong: () => isMissing },
  )
  return (
    <ActDialog title={t('tellTitle', { label })} confirm={t('tellNow')} act={act} onClose={onClose}>
      <p className="lb-quiet">{t('tellText')}</p>
      <Field label={t('tellWords')} invalid={act.tried && isMissing ? t('tellMissing') : undefined}>
        <textarea
          autoFocus
          className="lb-long-text"
          rows={6}
          maxLength={most}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </ActDialog>
  )
}
