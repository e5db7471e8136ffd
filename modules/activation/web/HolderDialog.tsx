import { useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { useSeen } from '#platform/web/look/use-seen.ts'
import type { HouseholdActivation } from '../contract.ts'

export interface HolderDialogProps {
  title: string
  /** Said when it is saved. */
  done: string
  residents: HouseholdActivation['residents']
  residentId: string | null
  onSave: (residentId: string | null) => Promise<void>
  onClose: () => void
}

/** Whose it is: one of the household's residents, or nobody in person. */
export function HolderDialog(props: HolderDialogProps) {
  return (
    <Dialog label={props.title} className="lb-reason" onCancel={props.onClose}>
      <HolderForm {...props} />
    </Dialog>
  )
}

function HolderForm({ title, done, residents, onClose, ...now }: HolderDialogProps) {
  const t = useTexts('carriers')
  const tp = useTexts('platform')
  const { residentId, onSave } = useSeen(now)
  const [chosen, setChosen] = useState(residentId)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const choices = [
    ...residents.map((one) => ({ id: one.residentId as string | null, name: one.name })),
    { id: null, name: t('wholeHousehold') },
  ]
  // A scan while one chooses goes nowhere.
  useScanner(() => undefined)
  useHotKey('Ctrl+Enter', 'platform:confirm', () => void save())

  async function save() {
    if (busy) return
    if (chosen === residentId) return onClose()
    setBusy(true)
    try {
      await onSave(chosen)
      toast(done)
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <>
      <div className="lb-box-body">
        <h2>{title}</h2>
        <div className="cr-people" role="radiogroup" aria-label={title}>
          {choices.map(({ id, name }) => (
            <label key={id ?? ''}>
              <input type="radio" name="holder" checked={id === chosen} onChange={() => setChosen(id)} />
              {name}
            </label>
          ))}
        </div>
        {failure && <Note tone="wait">{failure}</Note>}
      </div>
      <div className="lb-box-foot">
        <Button onClick={onClose}>{tp('cancel')}</Button>
        <Button type="primary" loading={busy} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </>
  )
}
