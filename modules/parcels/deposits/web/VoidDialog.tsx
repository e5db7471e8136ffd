import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { deposits, type RecordedDeposit } from '../contract.ts'

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
    <ReasonDialog
      title={t('voidTitle', { serialNumber })}
      text={t('voidText')}
      label={t('reason')}
      reasons={[t('voidReason1'), t('voidReason2'), t('voidReason3')]}
      first={t('voidReason1')}
      required={t('reasonRequired')}
      confirm={t('void')}
      cancel={t('close')}
      onClose={onClose}
      onConfirm={async (reason, retry) => {
        await api.voidDeposit({ depositId, reason }, retry)
        void queries.invalidateQueries({ queryKey: ['deposits'] })
        void queries.invalidateQueries({ queryKey: ['cash'] })
        toast(t('voided', { serialNumber }))
        onVoided()
      }}
    />
  )
}
