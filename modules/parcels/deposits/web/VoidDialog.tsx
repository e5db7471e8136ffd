import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { deposits, type RecordedDeposit } from '../contract.ts'
import { ReasonForm } from './ReasonForm.tsx'

const api = client(deposits)

export interface VoidDialogProps {
  one: RecordedDeposit
  onVoided: () => void
  onClose: () => void
}

/** Takes a registration back, with a reason. */
export function VoidDialog({ one, onVoided, onClose }: VoidDialogProps) {
  const t = useTexts('depositDesk')
  const queries = useQueryClient()
  const { depositId, serialNumber } = one
  return (
    <ReasonForm
      title={t('voidTitle', { serialNumber })}
      text={t('voidText')}
      ready={[t('voidReason1'), t('voidReason2'), t('voidReason3')]}
      go={t('void')}
      onClose={onClose}
      act={async (reason) => {
        await api.voidDeposit({ depositId, reason })
        void queries.invalidateQueries({ queryKey: ['deposits'] })
        void queries.invalidateQueries({ queryKey: ['cash'] })
        toast(t('voided', { serialNumber }))
        onVoided()
      }}
    />
  )
}
