import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { apiVersionOne as apiVersion, type Loan, visitorLoans } from '../contract.ts'

const api = client(visitorLoans)

export interface Ending {
  act: 'back' | 'lost'
  loan: Loan
  line: Loan['lines'][number]
}

/** Things of a loan come back, or never will: digits only, at least one, at most what is out (R190 to R192). */
export function BackDialog({ act, loan, line, onClose }: Ending & { onClose: () => void }) {
  const t = useTexts('lendables')
  const [text, setText] = useState(String(line.stillOut))
  const count = Number(text)
  const isRight = count >= 1 && count <= line.stillOut
  const { loanId, visitor: who } = loan
  const { lendableId, name: thing } = line
  async function save(retry: Retry) {
    if (act === 'back')
      await api.returnFromOldPage({ apiVersion, loanId, lines: [{ lendableId, quantity: count }] }, retry)
    else await api.giveUp({ loanId, items: [{ lendableId, quantity: count }] }, retry)
    toast(t(`${act}Done`, { thing, count }))
    onClose()
  }
  return (
    <FormDialog
      title={t(`${act}Title`, { thing })}
      confirm={t(act)}
      disabled={!isRight}
      onConfirm={save}
      onClose={onClose}
    >
      <p className="lb-quiet">{t(`${act}Text`, { who, count: line.stillOut })}</p>
      <Field
        label={t('quantity')}
        invalid={isRight ? undefined : t('quantityRule', { count: line.stillOut })}
      >
        <TextInput
          autoFocus
          inputMode="numeric"
          maxLength={3}
          value={text}
          onText={(typed) => setText(typed.replace(/\D/g, ''))}
        />
      </Field>
    </FormDialog>
  )
}
