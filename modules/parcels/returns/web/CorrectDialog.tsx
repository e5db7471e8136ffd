import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { changedMeanwhile, type CourierItem, returns } from '../contract.ts'
import { useItemCorrection } from './use-item-correction.tsx'

const api = client(returns)
const codes = [changedMeanwhile().code]

/** Corrects what the desk wrote down of an item that waits; the old values stay in its timeline. */
export function CorrectDialog({ item: given, onClose }: { item: CourierItem; onClose: () => void }) {
  const t = useTexts('courierItems')
  const queries = useQueryClient()
  const { itemId, serialNumber: serial } = given
  return (
    <CorrectionDialog
      title={t('correctTitle', { serial })}
      confirm={t('save')}
      given={given}
      codes={codes}
      formOf={(item) => item}
      newest={async () => (await api.getItem({ itemId })).data}
      fields={useItemCorrection(given.kind)}
      because={{ label: t('correctReason') }}
      frame={(fields) => <div className="lb-pair lb-gap-20 lb-rows-12">{fields}</div>}
      send={async ({ form, seen, reason, retry }) => {
        const { householdId, senderName, recipient, courierName, trackingNumber, shelfPosition } = form
        const { pieceCount, note, freight, cashOnDelivery } = form
        await api.correctItem(
          {
            itemId,
            rowVersion: seen.rowVersion,
            reason,
            householdId,
            senderName,
            recipient,
            courierName,
            trackingNumber,
            shelfPosition,
            pieceCount: Math.max(1, pieceCount),
            note,
            freight,
            cashOnDelivery,
          },
          retry,
        )
        toast(t('corrected_done', { serial }))
        void queries.invalidateQueries({ queryKey: ['courierItems'] })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
