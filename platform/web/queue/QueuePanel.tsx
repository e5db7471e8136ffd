import './queue-panel.css'
import './panel-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { QueueEntry } from './entry.ts'
import { showQueuePanel } from './panel-shown.ts'
import { amend, sendNow } from './queue.ts'
import { queueablePart } from './queueable.ts'
import { QueueRow } from './QueueRow.tsx'
import { useQueue } from './use-queue.ts'

const close = () => showQueuePanel(false)

/** The list of what waits in this browser, with the ways on for each. */
export function QueuePanel() {
  const t = useTexts('queuePanel')
  return (
    <Dialog label={t('title')} className="lb-queue" onCancel={close}>
      <QueueBody />
    </Dialog>
  )
}

function QueueBody() {
  const t = useTexts('queuePanel')
  const tp = useTexts('platform')
  const navigate = useNavigate()
  const { entries, sendingId } = useQueue()

  async function open(entry: QueueEntry) {
    close()
    const to = queueablePart(entry.call)?.amendTo
    if (to) await navigate({ to })
    await amend(entry)
  }

  return (
    <>
      <div className="lb-dialog-head">
        <h2>{t('title')}</h2>
        <span className="lb-queue-count lb-grow">{entries.length}</span>
        <button type="button" className="lb-icon-button" aria-label={tp('close')} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      {entries.length === 0 && <EmptyState icon="check" title={t('none')} text={t('noneText')} />}
      <ul className="lb-queue-list">
        {entries.map((entry) => (
          <QueueRow
            key={entry.id}
            entry={entry}
            isSending={entry.id === sendingId}
            onAmend={() => void open(entry)}
          />
        ))}
      </ul>
      <div className="lb-dialog-foot lb-queue-foot">
        <p className="lb-14 lb-quiet lb-grow">{t('kept')}</p>
        {entries.length > 0 && <Button onClick={sendNow}>{t('sendNow')}</Button>}
      </div>
    </>
  )
}
