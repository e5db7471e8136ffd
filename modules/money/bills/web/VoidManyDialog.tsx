import './handling-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { saidProvider } from '#modules/money/fee-items/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { BillRow } from '../shapes.ts'
import { billsApi } from './queries.ts'

interface VoidManyDialogProps {
  /** Those that were ticked: all of them or none. */
  bills: readonly [BillRow, ...BillRow[]]
  onClose: (isDone?: boolean) => void
}

/** Voids ticked bills together, with one reason. */
export function VoidManyDialog({ bills, onClose }: VoidManyDialogProps) {
  const t = useTexts('billsPage')
  const many = useTexts('billHandling')
  const queries = useQueryClient()
  const count = bills.length
  return (
    <ReasonDialog
      title={many('voidManyTitle', { count })}
      text={t('voidText')}
      label={t('reason')}
      reasons={[t('voidReason1'), t('voidReason2')]}
      required={t('reasonNeeded')}
      confirm={t('void')}
      cancel={t('keep')}
      onConfirm={async (reason, retry) => {
        await billsApi.setStates(
          {
            billStatusEnum: 'voided',
            billIds: bills.map(({ billId }) => billId),
            reason,
            ...saidProvider(bills[0].provider),
          },
          retry,
        )
        toast(many('voidedMany', { count }))
        void queries.invalidateQueries({ queryKey: ['bills'] })
        onClose(true)
      }}
      onClose={() => onClose()}
    />
  )
}
