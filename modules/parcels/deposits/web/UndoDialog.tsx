import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { type DepositDetail, deposits } from '../contract.ts'
import { ReasonForm } from './ReasonForm.tsx'

const api = client(deposits)

/** Undoes a hand-over within 24 hours, with a reason. */
export function UndoDialog({ one, onClose }: { one: DepositDetail; onClose: () => void }) {
  const t = useTexts('depositRecords')
  const queries = useQueryClient()
  const { depositId, serialNumber } = one
  return (
    <ReasonForm
      title={t('undoTitle', { serialNumber })}
      text={t('undoText')}
      ready={[t('undoReason1'), t('undoReason2'), t('undoReason3')]}
      go={t('undo')}
      onClose={onClose}
      act={async (reason) => {
        const { data } = await api.undoHandOver({ depositId, reason })
        queries.setQueryData(['deposits', 'detail', depositId], data)
        void queries.invalidateQueries({ queryKey: ['deposits'] })
        void queries.invalidateQueries({ queryKey: ['cash'] })
        toast(t('undone', { serialNumber: data.serialNumber }))
        onClose()
      }}
    />
  )
}
