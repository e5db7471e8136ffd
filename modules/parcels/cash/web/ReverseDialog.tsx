import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { cash, type CashLine, showMoney } from '../contract.ts'
import { useAct } from './use-act.ts'

const api = client(cash)

export interface ReverseDialogProps {
  line: CashLine
  onDone: (line: CashLine) => void
  onClose: () => void
}

/** Takes a wrong line back by a counter-line, with a reason. */
export function ReverseDialog({ line, onDone, onClose }: ReverseDialogProps) {
  const t = useTexts('cash')
  const ready = [t('reverseReason1'), t('reverseReason2'), t('reverseReason3')]
  const [reason, setReason] = useState(ready[0] ?? '')
  const act = useAct(onDone)
  const title = t('reverseTitle', { sequence: line.sequence, money: showMoney(line.amount) })

  function reverse() {
    if (!reason.trim()) return act.complain(t('reasonMissing'))
    const { depositId, sequence } = line
    void act.run((lineId) => api.reverse({ depositId, lineId, sequence, reason }))
  }

  return (
    <Dialog label={title} onCancel={onClose} className="ch-reverse">
      <div className="lb-dialog-head">
        <h2>{title}</h2>
      </div>
      <form
        className="ch-form ch-reverse-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          reverse()
        }}
      >
        <p className="lb-quiet">{t('reverseText')}</p>
        <div className="ch-choices">
          {ready.map((one) => (
            <button key={one} type="button" aria-pressed={one === reason} onClick={() => setReason(one)}>
              {one}
            </button>
          ))}
        </div>
        <Field label={t('reason')}>
          <TextInput value={reason} maxLength={30} onText={setReason} />
        </Field>
        {act.failure && <Note tone="wait">{act.failure}</Note>}
      </form>
      <div className="lb-dialog-foot">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" aria-busy={act.busy} onClick={reverse}>
          {t('reverseGo')}
        </Button>
      </div>
    </Dialog>
  )
}
