import { Icon } from './Icon.tsx'

/** The head of a dialog that one looks at and leaves: its title, and the cross; `close` is what the cross says. */
export function DialogHead({ title, close, onClose }: { title: string; close: string; onClose: () => void }) {
  return (
    <header className="lb-dialog-head">
      <h2>{title}</h2>
      <button type="button" className="lb-icon-button lb-end" aria-label={close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </header>
  )
}
