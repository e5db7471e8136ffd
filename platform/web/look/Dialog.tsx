import './dialog.css'
import type { ReactNode } from 'react'
import { Layer } from '#platform/web/input/Layer.tsx'
import { useModalDialog } from './use-modal-dialog.ts'

/** How wide: a question 480, a form 640, what is chosen among or read 900 or 1000 (R094, R112, R324). */
export type DialogSize = 'small' | 'usual' | 'wide' | 'large'

export interface DialogProps {
  /** What it is called, for screen readers. */
  label: string
  /** Esc, or whatever the browser closes dialogs with. */
  onCancel: () => void
  /** The whole window, without a border. */
  full?: boolean
  size?: DialogSize | undefined
  className?: string
  children: ReactNode
}

/** A modal dialog while mounted: a layer of its own for hot keys and scans; the focus goes back where it was. */
export function Dialog({ label, onCancel, full, size = 'usual', className = '', children }: DialogProps) {
  const dialog = useModalDialog({ focusSelf: true })
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`lb-dialog lb-dialog-${full ? 'full' : size} ${className}`}
      aria-label={label}
      onCancel={(event) => {
        // React passes the cancelling of a dialog inside this one up the tree.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onCancel()
      }}
    >
      <Layer>{children}</Layer>
    </dialog>
  )
}
