import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { receiveTypes } from '#platform/contract/hand-over.ts'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { SignatureField } from '#platform/web/look/SignatureField.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { deposits, type RecordedDeposit } from '../contract.ts'

const api = client(deposits)

/** Hands a deposit over to an outsider: by signature, or by hand after a look at the person. */
export function OutsiderDialog({ one, onClose }: { one: RecordedDeposit; onClose: () => void }) {
  const t = useTexts('depositDesk')
  const queries = useQueryClient()
  const [signature, setSignature] = useState<Blob>()
  const [note, setNote] = useState('')
  const { depositId, serialNumber } = one
  const act = useSubmit(async (retry) => {
    const signaturePath = await uploadOnce(retry, 'handwrite', signature)
    const receiveType = signature ? receiveTypes.signature : receiveTypes.none
    await api.handOver({ depositIds: [depositId], receiveType, signaturePath, note }, retry)
    void queries.invalidateQueries({ queryKey: ['deposits'] })
    void queries.invalidateQueries({ queryKey: ['cash'] })
    toast(t('outsideDone', { serialNumber }))
    onClose()
  })

  return (
    <ActDialog
      title={t('outsideTitle', { serialNumber })}
      confirm={t('outsideGo')}
      act={act}
      onClose={onClose}
    >
      <p className="dd-outside-name">{one.name}</p>
      <p className="lb-quiet">{[one.kindName, one.shelfPosition, one.note].filter(Boolean).join('　')}</p>
      {one.money > 0 && <Note icon="cash">{t('outsideCash', { money: showMoney(one.money) })}</Note>}
      <p className="lb-quiet">{t('outsideLead')}</p>
      <SignatureField label={t('outsideSign')} disabled={act.busy} onSign={setSignature} />
      <Field label={t('outsideNote')} optional>
        <TextInput value={note} maxLength={30} placeholder={t('outsideNotePlaceholder')} onText={setNote} />
      </Field>
    </ActDialog>
  )
}
