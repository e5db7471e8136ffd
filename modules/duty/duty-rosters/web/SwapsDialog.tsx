import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import type { Swap } from '../contract.ts'
import { SwapList } from './SwapList.tsx'

/** Swaps of the month, to be approved. */
export function SwapsDialog({
  swaps,
  again,
  onClose,
}: {
  swaps: readonly Swap[]
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('dutyRostersPage')
  return (
    <Dialog label={t('swapsTitle')} onCancel={onClose}>
      <DialogHead title={t('swapsTitle')} onClose={onClose} />
      <div className="ro-dialog-body">
        {swaps.length ? (
          <SwapList swaps={swaps} again={again} />
        ) : (
          <p className="lb-quiet">{t('swapsNone')}</p>
        )}
      </div>
      <div className="lb-dialog-foot">
        <span className="lb-grow" />
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}
