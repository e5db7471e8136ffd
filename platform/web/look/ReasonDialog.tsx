import { type ReactNode, useState } from 'react'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { ActDialog } from './FormDialog.tsx'
import type { ColleagueEdit } from './meanwhile.ts'
import { ReasonField } from './ReasonField.tsx'

export interface ReasonDialogProps {
  title: string
  /** What will happen. */
  text?: ReactNode
  label: string
  /** Ready ones, to tap. */
  reasons: readonly string[]
  /** Said when nothing is written; absent: a reason may be left out. */
  required?: string
  /** Chosen already. */
  first?: string
  confirm: string
  /** Another word for giving up. */
  cancel?: string
  /** Does it with the reason; what it throws is said in the dialog, and nothing typed is lost. */
  onConfirm: (reason: string, retry: Retry) => Promise<unknown>
  /** What another desk changed meanwhile, told with what was thrown (use-meanwhile.ts). */
  colleagueEdits?: readonly ColleagueEdit[] | undefined
  onClose: () => void
}

/** Asks why before something is taken back; at most 30 characters. */
export function ReasonDialog({
  text,
  label,
  reasons,
  required,
  first = '',
  onConfirm,
  ...dialog
}: ReasonDialogProps) {
  const [reason, setReason] = useState(first)
  const isMissing = required !== undefined && reason.trim() === ''
  const act = useSubmit((retry) => onConfirm(reason.trim(), retry), { isWrong: () => isMissing })
  return (
    <ActDialog {...dialog} act={act} size="small">
      {text && <div className="lb-quiet">{text}</div>}
      <ReasonField
        autoFocus
        label={label}
        reasons={reasons}
        optional={!required}
        invalid={act.tried && isMissing ? required : undefined}
        value={reason}
        onReason={setReason}
      />
    </ActDialog>
  )
}
