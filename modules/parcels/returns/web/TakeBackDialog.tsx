import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { type CourierItem, returns } from '../contract.ts'

const api = client(returns)

export interface TakeBackDialogProps {
  act: 'undo' | 'void'
  item: CourierItem
  onClose: () => void
}

/** Takes a hand-over or a registration back, with a reason. */
export function TakeBackDialog({ act, item, onClose }: TakeBackDialogProps) {
  const t = useTexts('courierItems')
  const queries = useQueryClient()
  const { itemId, serialNumber: serial } = item
  const isUndo = act === 'undo'
  const text = isUndo ? 'reasonTextUndo' : item.packageId ? 'reasonTextVoidPackage' : 'reasonTextVoid'
  return (
    <ReasonDialog
      title={t(isUndo ? 'reasonTitleUndo' : 'reasonTitleVoid', { serial })}
      text={t(text)}
      label={t('reasonLabel')}
      reasons={
        isUndo
          ? [t('reasonUndo1'), t('reasonUndo2'), t('reasonUndo3')]
          : [t('reasonVoid1'), t('reasonVoid2'), t('reasonVoid3')]
      }
      required={t('reasonRequired')}
      confirm={t(isUndo ? 'undo' : 'void')}
      cancel={t('keep')}
      onConfirm={async (reason, retry) => {
        if (isUndo) await api.undoHandOver({ itemId, reason }, retry)
        else await api.voidItem({ itemId, reason }, retry)
        toast(t(isUndo ? 'undone' : 'voidDone', { serial }))
        void queries.invalidateQueries({ queryKey: ['courierItems'] })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
