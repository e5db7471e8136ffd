import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import './queue-panel.css'
import './panel-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
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
    <Dialog label={t('title')} size="wide" className="lb-queue" onCancel={close}>
      <QueueBody />
    </Dialog>
  )
}

function QueueBody() {
  const t = useTexts('queuePanel')
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
      <DialogHead title={t('title')} onClose={close}>
        <span className="lb-queue-count lb-grow">{entries.length}</span>
      </DialogHead>
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
