import './queue.css'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { queuePanelShown, showQueuePanel } from './panel-shown.ts'
import { useLasting, useQueue } from './use-queue.ts'

const Nothing = () => null
const importPanel = () => import('./QueuePanel.tsx').catch(() => undefined)
const QueuePanel = lazy<ComponentType>(async () => ({
  default: (await importPanel())?.QueuePanel ?? Nothing,
}))

/** Loads the panel before the line can be lost. */
export const loadQueuePanel = (): Promise<void> => importPanel().then(() => undefined)

/** Milliseconds for which something must wait before the header says so: most are sent at once. */
const patience = 800

/** How many wait in this browser, in the header; it opens their list. */
export function QueueButton() {
  const t = useTexts('queue')
  const { entries } = useQueue()
  const count = entries.length
  const isOpen = queuePanelShown.use()
  const lasts = useLasting(count > 0, patience)
  return (
    <>
      {lasts && (
        <button
          type="button"
          className="lb-queue-button"
          aria-label={t('waitingCount', { count })}
          aria-haspopup="dialog"
          onClick={() => showQueuePanel(true)}
        >
          <Icon name="clock" />
          <span>{t('waiting')}</span>
          <b>{count}</b>
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <QueuePanel />
        </Suspense>
      )}
    </>
  )
}
