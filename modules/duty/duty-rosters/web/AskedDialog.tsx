import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'

interface AskedDialogProps {
  title: string
  /** Said where nothing was asked for. */
  none: string
  /** What was asked for, to be decided; null: nothing. */
  children: ReactNode
  onClose: () => void
}

/** What people of the roster asked for in a month, swaps or leave, to be decided. */
export function AskedDialog({ title, none, children, onClose }: AskedDialogProps) {
  const t = useTexts('dutyRostersPage')
  return (
    <Dialog label={title} onCancel={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="ro-dialog-body">{children ?? <p className="lb-quiet">{none}</p>}</div>
      <div className="lb-dialog-foot">
        <span className="lb-grow" />
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}
