import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { useSecond } from '#platform/web/look/use-second.ts'
import { BoardPicture, type Showing } from '#modules/boards/boards/web/public.ts'
import type { Draft } from './draft.ts'

interface PreviewDialogProps {
  draft: Draft
  showing: Omit<Showing, 'now'>
  onClose: () => void
}

/** A board over the whole window as its screens would show it this second, also what is not saved yet. */
export function PreviewDialog({ draft, showing, onClose }: PreviewDialogProps) {
  const t = useTexts('boardEditor')
  const now = new Date(useSecond())
  return (
    <Dialog label={t('previewOf', { name: draft.name })} full className="be-preview" onCancel={onClose}>
      <div className="be-preview-board" data-orientation={draft.orientation}>
        <div>
          <BoardPicture board={draft} showing={{ ...showing, now, isMoving: true }} />
        </div>
      </div>
      <Button className="be-preview-close" onClick={onClose}>
        {t('previewClose')} <Key keys="Esc" />
      </Button>
    </Dialog>
  )
}
