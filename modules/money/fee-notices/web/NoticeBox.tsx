import './page-texts.ts'
import './fee-notices.css'
import { type ReactNode, useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'

/** The button of notices with its dialog; nothing for who may not see them. */
export function NoticeBox({
  can = 'feeNotices.view',
  children,
}: {
  can?: 'feeNotices.view' | 'feeNotices.send'
  children: (close: () => void) => ReactNode
}) {
  const t = useTexts('feeNoticesPage')
  const [isOpen, setOpen] = useState(false)
  const may = useAllowed()([{ can }]).length > 0
  if (!may) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('notice')}</Button>
      {isOpen && (
        <Dialog label={t('title')} onCancel={close}>
          <DialogHead title={t('title')} onClose={close} />
          {children(close)}
        </Dialog>
      )}
    </>
  )
}

/** The foot of the dialog: who may tell again does it from here. */
export function NoticeFoot({
  label,
  busy,
  onTell,
  onClose,
}: {
  label: string | undefined
  busy: boolean
  onTell: () => void
  onClose: () => void
}) {
  const t = useTexts('feeNoticesPage')
  const may = useAllowed()([{ can: 'feeNotices.send' }]).length > 0
  return (
    <div className="lb-dialog-foot">
      <Button onClick={onClose}>{t('close')}</Button>
      {may && label && (
        <Button type="primary" loading={busy} onClick={onTell}>
          {label}
        </Button>
      )}
    </div>
  )
}
