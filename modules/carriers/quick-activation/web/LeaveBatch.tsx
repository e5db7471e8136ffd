import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { closeQuickActivation } from './activation-store.ts'
import { toBind, unbound } from './batch.ts'
import type { Batch } from './use-batch.ts'

export interface LeaveBatchProps {
  batch: Batch
  onStay: () => void
}

/** Esc ends collecting (R327); what is not bound yet is bound, kept or given up, and never lost by a slip. */
export function LeaveBatch(props: LeaveBatchProps) {
  const t = useTexts('quickActivation')
  const title = t('leaveTitle', { count: unbound(props.batch.rows).length })
  return (
    <Dialog label={title} onCancel={props.onStay}>
      <LeaveBody {...props} title={title} />
    </Dialog>
  )
}

function LeaveBody({ batch, onStay, title }: LeaveBatchProps & { title: string }) {
  const t = useTexts('quickActivation')
  const ready = toBind(batch.rows).length
  const hasRest = ready < unbound(batch.rows).length
  const bindAll = () => {
    onStay()
    void batch.bindAll()
  }
  useScanner(() => undefined)
  useHotKey('Ctrl+Enter', 'platform:confirm', bindAll, { enabled: ready > 0 })
  return (
    <>
      <DialogHead title={title} onClose={onStay} />
      <div className="lb-box-body">
        <p className="lb-quiet">{t(hasRest ? 'leaveRestText' : 'leaveText')}</p>
      </div>
      <div className="lb-box-foot">
        <Button onClick={closeQuickActivation}>{t('leaveDrop')}</Button>
        <Button onClick={onStay} autoFocus={ready === 0}>
          {t('leaveStay')} <Key keys="Esc" />
        </Button>
        {ready > 0 && (
          <Button type="primary" autoFocus onClick={bindAll} aria-keyshortcuts="Control+Enter">
            {t('leaveGo', { count: ready })} <Key keys="Ctrl Enter" />
          </Button>
        )}
      </div>
    </>
  )
}
