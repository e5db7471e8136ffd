import { useState } from 'react'
import { StoredText } from '#modules/everyday/formatted-text/web/public.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Notification } from '../contract.ts'
import { Receipts } from './Receipts.tsx'
import { notificationsApi } from './use-notifications.ts'

interface NotificationPanelProps {
  notification: Notification
  maySend: boolean
  onChange: () => void
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** A notification beside the list: what it says, and who read it. */
export function NotificationPanel({ notification, maySend, onChange, ...ways }: NotificationPanelProps) {
  const t = useTexts('notificationsPage')
  const [isShowing, setShowing] = useState(false)
  const act = useAsked()
  const { notificationId, rowVersion, title, status } = notification
  const callOff = () =>
    void act.submit({
      ask: { title: t('askCallOff', { title }), text: t('askCallOffText'), ok: t('callOff') },
      work: (retry) => notificationsApi.callOff({ notificationId, rowVersion }, retry),
      done: t('calledOff'),
    })
  return (
    <DetailPanel
      label={title}
      title={title}
      over={`${t(`state_${status}`)}　${speakTime(notification.sentAt ?? notification.dueAt)}`}
      {...ways}
      foot={
        <div className="lb-line lb-wrap lb-gap-8">
          {status === 'sent' && (
            <Button type="primary" onClick={() => setShowing(true)}>
              {t('receipts')}
            </Button>
          )}
          {maySend && status === 'planned' && (
            <>
              <Button onClick={onChange}>{t('change')}</Button>
              <Button disabled={act.busy} onClick={callOff}>
                {t('callOff')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <StoredText of={notification.content} />
      {isShowing && (
        <Dialog label={t('receipts')} full onCancel={() => setShowing(false)}>
          <DialogHead title={title} onClose={() => setShowing(false)} />
          <div className="lb-box-body">
            <Receipts notificationId={notificationId} />
          </div>
        </Dialog>
      )}
    </DetailPanel>
  )
}
