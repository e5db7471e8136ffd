import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { MoveList } from './MoveList.tsx'

export interface HistoryDialogProps {
  householdId: string
  residentId: string
  name: string
  onClose: () => void
}

/** Where one person lived when. */
export function HistoryDialog({ householdId, residentId, name, onClose }: HistoryDialogProps) {
  const t = useTexts('householdHome')
  const title = t('historyOf', { name })
  return (
    <Dialog label={title} onCancel={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="hd-dialog-body">
        <MoveList householdId={householdId} residentId={residentId} />
      </div>
      <footer className="lb-dialog-foot">
        <Button autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      </footer>
    </Dialog>
  )
}
