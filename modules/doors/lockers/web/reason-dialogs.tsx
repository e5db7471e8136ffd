import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { Cubby, Stay } from '../shapes.ts'
import { lockersApi } from './list-query.ts'

interface StayDialogProps {
  stay: Stay
  onClose: () => void
}

/** Takes a parcel out to the desk, with a reason. */
export function TakeOutDialog({ stay, onClose }: StayDialogProps) {
  const t = useTexts('lockersPage')
  return (
    <ReasonDialog
      title={t('takeOut')}
      text={t('takeOutText')}
      label={t('reason')}
      reasons={t('takeOutReasons').split('|')}
      required={t('reasonNeeded')}
      confirm={t('takeOut')}
      onConfirm={async (reason, retry) => {
        const { data } = await lockersApi.takeOut({ stayId: stay.stayId, reason }, retry)
        toast(t(data.isOpening ? 'tookOut' : 'tookOutAway'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Refuses a wish, with a reason (R400). */
export function RejectDialog({ stay, onClose }: StayDialogProps) {
  const t = useTexts('lockersPage')
  return (
    <ReasonDialog
      title={t('reject')}
      text={t('rejectText')}
      label={t('reason')}
      reasons={t('rejectReasons').split('|')}
      required={t('reasonNeeded')}
      confirm={t('reject')}
      onConfirm={async (reason, retry) => {
        await lockersApi.reject({ stayId: stay.stayId, reason }, retry)
        toast(t('rejected'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Takes a cubby out of use, or puts it into use again (R398). */
export function UseDialog({ cubby, onClose }: { cubby: Cubby; onClose: () => void }) {
  const t = useTexts('lockersPage')
  const isInUse = cubby.status === 'disabled'
  const act = t(isInUse ? 'enable' : 'disable')
  return (
    <ReasonDialog
      title={act}
      label={t('reason')}
      reasons={isInUse ? [t('enableReason')] : t('disableReasons').split('|')}
      required={t('reasonNeeded')}
      confirm={act}
      onConfirm={async (reason, retry) => {
        await lockersApi.setUse({ cubbyId: cubby.cubbyId, isInUse, reason }, retry)
        toast(t(isInUse ? 'enabledDone' : 'disabledDone'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
