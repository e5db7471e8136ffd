import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { Door } from '../contract.ts'
import { followOrder, sayOutcome } from './follow-order.ts'
import { doorsApi } from './list-query.ts'

/** Opens a door with a reason, and says what the door answered. */
export function OpenDialog({ door, onClose }: { door: Door; onClose: () => void }) {
  const t = useTexts('intercomDoorsPage')
  const { doorId, name } = door
  return (
    <ReasonDialog
      title={t('openTitle', { name })}
      text={t('openText')}
      label={t('reason')}
      reasons={t('openReasons').split('|')}
      required={t('reasonNeeded')}
      confirm={t('open')}
      onConfirm={async (reason, retry) => {
        const orderId = retry.idOf({ doorId, reason })
        await doorsApi.order({ doorId, orderId, reason }, retry)
        const order = await followOrder(orderId)
        toast(sayOutcome(order), { isTrouble: order.outcome !== 'opened' })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
