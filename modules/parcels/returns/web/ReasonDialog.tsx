import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type CourierItem, returns } from '../contract.ts'

const api = client(returns)

export interface ReasonDialogProps {
  act: 'undo' | 'void'
  item: CourierItem
  onClose: () => void
}

/** Takes a hand-over or a registration back, with a reason. */
export function ReasonDialog({ act, item, onClose }: ReasonDialogProps) {
  const t = useTexts('courierItems')
  const isUndo = act === 'undo'
  const title = t(isUndo ? 'reasonTitleUndo' : 'reasonTitleVoid', { serial: item.serialNumber })
  return (
    <Dialog label={title} onCancel={onClose} className="rd">
      <Body act={act} item={item} title={title} onClose={onClose} />
    </Dialog>
  )
}

function Body({ act, item, title, onClose }: ReasonDialogProps & { title: string }) {
  const t = useTexts('courierItems')
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  // A scan while the dialog is open goes nowhere.
  useScanner(() => undefined)
  const isUndo = act === 'undo'
  const ready = isUndo
    ? [t('reasonUndo1'), t('reasonUndo2'), t('reasonUndo3')]
    : [t('reasonVoid1'), t('reasonVoid2'), t('reasonVoid3')]
  const text = isUndo ? 'reasonTextUndo' : item.packageId ? 'reasonTextVoidPackage' : 'reasonTextVoid'

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (reason.trim() === '') return setFailure(t('reasonRequired'))
    setBusy(true)
    try {
      const input = { itemId: item.itemId, reason }
      if (isUndo) await api.undoHandOver(input)
      else await api.voidItem(input)
      toast(t(isUndo ? 'undone' : 'voidDone', { serial: item.serialNumber }))
      void queries.invalidateQueries({ queryKey: ['courierItems'] })
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void confirm(event)}>
      <header className="lb-dialog-head">
        <h2>{title}</h2>
      </header>
      <div className="rd-body">
        <p className="lb-quiet">{t(text)}</p>
        <Field label={t('reasonLabel')} invalid={failure}>
          <TextInput autoFocus value={reason} onText={setReason} maxLength={30} />
        </Field>
        <div className="rd-ready">
          {ready.map((one) => (
            <button type="button" key={one} aria-pressed={one === reason} onClick={() => setReason(one)}>
              {one}
            </button>
          ))}
        </div>
      </div>
      <footer className="lb-dialog-foot">
        <Button onClick={onClose}>{t('keep')}</Button>
        <Button type="primary" size="large" htmlType="submit" loading={busy}>
          {t(isUndo ? 'undo' : 'void')}
        </Button>
      </footer>
    </form>
  )
}
