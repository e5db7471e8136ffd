import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from './Icon.tsx'
import { Key } from './Key.tsx'

interface DialogHeadProps {
  title: string
  id?: string
  onClose: () => void
  /** Between the title and the cross. */
  children?: ReactNode
}

/** The head of every dialog: its title, what belongs beside it, and the cross. */
export function DialogHead({ title, id, onClose, children }: DialogHeadProps) {
  const t = useTexts('platform')
  return (
    <header className="lb-dialog-head">
      <h2 id={id}>{title}</h2>
      {children}
      <span className="lb-dialog-close">
        <Key keys="Esc" />
        <button type="button" className="lb-icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </span>
    </header>
  )
}
