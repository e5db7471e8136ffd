import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showMoney } from '#modules/parcels/cash/contract.ts'
import { uploadImage } from '#modules/keeping/files/web/public.ts'
import { receiveTypes } from '#platform/contract/hand-over.ts'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
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
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  // Pressed again after a lost answer, it is the same hand-over.
  const key = useRef(newId())
  const { depositId, serialNumber } = one
  const title = t('outsideTitle', { serialNumber })

  async function confirm() {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const signaturePath = signature ? await uploadImage('handwrite', signature) : ''
      const receiveType = signature ? receiveTypes.signature : receiveTypes.none
      await api.handOver({ depositIds: [depositId], receiveType, signaturePath, note }, { key: key.current })
      void queries.invalidateQueries({ queryKey: ['deposits'] })
      void queries.invalidateQueries({ queryKey: ['cash'] })
      toast(t('outsideDone', { serialNumber }))
      onClose()
    } catch (error) {
      key.current = newId()
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog label={title} onCancel={onClose} className="dd-outside">
      <ConfirmKey onConfirm={() => void confirm()} />
      <div className="lb-dialog-head">
        <h2>{title}</h2>
      </div>
      <div className="dd-outside-body">
        <p className="dd-outside-name">{one.name}</p>
        <p className="lb-quiet">{[one.kindName, one.shelfPosition, one.note].filter(Boolean).join('　')}</p>
        {one.money > 0 && <Note icon="cash">{t('outsideCash', { money: showMoney(one.money) })}</Note>}
        <p className="lb-quiet">{t('outsideLead')}</p>
        <SignatureField label={t('outsideSign')} disabled={busy} onSign={setSignature} />
        <Field label={t('outsideNote')} optional>
          <TextInput value={note} maxLength={30} placeholder={t('outsideNotePlaceholder')} onText={setNote} />
        </Field>
        {failure && <Note tone="wait">{failure}</Note>}
      </div>
      <div className="lb-dialog-foot">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" size="large" aria-busy={busy} onClick={() => void confirm()}>
          {t('outsideGo')} <Key keys="Ctrl Enter" />
        </Button>
      </div>
    </Dialog>
  )
}

/** In the dialog's own layer. */
function ConfirmKey({ onConfirm }: { onConfirm: () => void }) {
  useHotKey('Ctrl+Enter', 'depositDesk:outsideGo', onConfirm)
  return null
}
