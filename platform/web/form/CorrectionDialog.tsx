import type { ReactNode } from 'react'
import { FormDialog, type FormDialogProps } from '#platform/web/look/FormDialog.tsx'
import { type Asked, useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { factsOf, type FormField, FormFields } from './fields.tsx'
import type { Retry } from './use-submit.ts'

type Passed = 'title' | 'confirm' | 'cancel' | 'className' | 'onClose'

export interface CorrectionDialogProps<Value, Form extends object>
  extends Omit<Asked<Value, Form>, 'factsOf'>,
    Pick<FormDialogProps, Passed> {
  fields: readonly FormField<Form, Value>[]
  /** What is missing yet, said beside the act; '' where the form says it itself. */
  missing?: (form: Form, seen: Value) => string | undefined
  /** Sends the form over the record that was seen; what it throws is said, with what a colleague changed meanwhile. */
  send: (form: Form, seen: Value, retry: Retry) => Promise<unknown>
  /** Around the fields, or below them. */
  frame?: (fields: ReactNode, form: Form) => ReactNode
}

/** A dialog that corrects a record, or makes one: its fields, declared once, and a colleague's changes meanwhile. */
export function CorrectionDialog<Value, Form extends object>({
  fields,
  missing,
  send,
  frame = (drawn) => drawn,
  title,
  confirm,
  cancel,
  className,
  onClose,
  ...asked
}: CorrectionDialogProps<Value, Form>) {
  const { seen, form, arrivals, attempt, change } = useMeanwhile({ ...asked, factsOf: factsOf(fields) })
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      {...(cancel !== undefined && { cancel })}
      {...(className && { className })}
      missing={missing?.(form, seen)}
      onConfirm={(retry) => attempt(() => send(form, seen, retry))}
      arrivals={arrivals}
      onClose={onClose}
    >
      {frame(<FormFields fields={fields} form={form} change={change} />, form)}
    </FormDialog>
  )
}
