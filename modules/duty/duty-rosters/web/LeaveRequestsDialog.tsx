import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import type { LeaveRequest } from '../contract.ts'
import { LeaveRequestList } from './LeaveRequestList.tsx'

/** Leave that people asked for, to be granted or refused: what waits, and what was asked of the month. */
export function LeaveRequestsDialog({
  requests,
  again,
  onClose,
}: {
  requests: readonly LeaveRequest[]
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('dutyRostersPage')
  return (
    <Dialog label={t('leavesTitle')} onCancel={onClose}>
      <DialogHead title={t('leavesTitle')} onClose={onClose} />
      <div className="ro-dialog-body">
        {requests.length ? (
          <LeaveRequestList requests={requests} again={again} />
        ) : (
          <p className="lb-quiet">{t('leavesNone')}</p>
        )}
      </div>
      <div className="lb-dialog-foot">
        <span className="lb-grow" />
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}
