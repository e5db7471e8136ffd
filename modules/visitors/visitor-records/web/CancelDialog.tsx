import { useState } from 'react'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import { useVisitEvents, type VisitorDetail, visitorsApi } from './use-visits.ts'

/** Calls a booking off; of a recurring visitor also all that follow. */
export function CancelDialog({ visitor, onClose }: { visitor: VisitorDetail; onClose: () => void }) {
  const t = useTexts('oneVisitor')
  const refresh = useVisitEvents()
  const [isFollowing, setFollowing] = useState(false)
  const { visitorId, seriesId, bookStart } = visitor
  async function cancel(reason: string, retry: Retry) {
    const { data } = await visitorsApi.cancelBooking({ visitorId, reason, isFollowing }, retry)
    toast(t('cancelled', { count: data.count }))
    refresh()
    onClose()
  }
  return (
    <ReasonDialog
      title={t('cancelTitle')}
      text={
        <>
          <p>{t('cancelText')}</p>
          {seriesId && bookStart && (
            <Checkbox checked={isFollowing} onChange={({ target }) => setFollowing(target.checked)}>
              {t('cancelFollowing', { day: speakDate(bookStart) })}
            </Checkbox>
          )}
        </>
      }
      label={t('cancelLabel')}
      reasons={[t('cancelReason1'), t('cancelReason2'), t('cancelReason3')]}
      confirm={t('cancelConfirm')}
      onConfirm={cancel}
      onClose={onClose}
    />
  )
}
