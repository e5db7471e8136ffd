import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { refuse } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { cash, type CashLine } from '../contract.ts'
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
  const isMissing = reason.trim() === ''
  const { depositId, sequence } = line
  const act = useAct((retry) => {
    if (isMissing) refuse(t('reasonMissing'))
    return api.reverse({ depositId, lineId: retry.idOf(reason), sequence, reason }, retry)
  }, onDone)
  return (
    <ActDialog
      title={t('reverseTitle', { sequence, money: showMoney(line.amount) })}
      confirm={t('reverseGo')}
      act={act}
      size="small"
      onClose={onClose}
    >
      <p className="lb-quiet">{t('reverseText')}</p>
      <ReasonField label={t('reason')} reasons={ready} value={reason} onReason={setReason} />
    </ActDialog>
  )
}
