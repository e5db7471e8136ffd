import type { ReactNode } from 'react'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Facts } from './Facts.tsx'

interface ShownOnceProps {
  title: string
  text: string
  /** On the button that closes it. */
  done: string
  rows: readonly (readonly [label: string, value: string])[]
  /** Between the text and the rows. */
  children?: ReactNode
  onClose: () => void
}

/** What is shown this once: a serial number, a key, an account with its password. */
export function ShownOnce({ title, text, done, rows, children, onClose }: ShownOnceProps) {
  return (
    <FormDialog
      title={title}
      confirm={done}
      cancel={null}
      onConfirm={async () => onClose()}
      onClose={onClose}
    >
      <p>{text}</p>
      {children}
      <Facts
        rows={rows.map(([label, value]) => [
          label,
          <code key={label} className="lb-break">
            {value}
          </code>,
        ])}
      />
    </FormDialog>
  )
}
