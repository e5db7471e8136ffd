import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { type DepositDetail, deposits } from '../contract.ts'

const api = client(deposits)

/** Undoes a hand-over within 24 hours, with a reason. */
export function UndoDialog({ one, onClose }: { one: DepositDetail; onClose: () => void }) {
  const t = useTexts('depositRecords')
  const td = useTexts('depositDesk')
  const queries = useQueryClient()
  const { depositId, serialNumber } = one
  return (
    <ReasonDialog
      title={t('undoTitle', { serialNumber })}
      text={t('undoText')}
      label={td('reason')}
      reasons={[t('undoReason1'), t('undoReason2'), t('undoReason3')]}
      first={t('undoReason1')}
      required={td('reasonRequired')}
      confirm={t('undo')}
      cancel={td('close')}
      onClose={onClose}
      onConfirm={async (reason, retry) => {
        const { data } = await api.undoHandOver({ depositId, reason }, retry)
        queries.setQueryData(['deposits', 'detail', depositId], data)
        void queries.invalidateQueries({ queryKey: ['deposits'] })
        void queries.invalidateQueries({ queryKey: ['cash'] })
        toast(t('undone', { serialNumber: data.serialNumber }))
        onClose()
      }}
    />
  )
}
