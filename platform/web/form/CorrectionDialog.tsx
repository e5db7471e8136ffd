import { type ReactNode, useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import type { Scan } from '#platform/web/input/scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ActDialog, type FormDialogProps } from '#platform/web/look/FormDialog.tsx'
import { ReasonField, type ReasonFieldProps } from '#platform/web/look/ReasonField.tsx'
import { type Asked, useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { FormFields, isWrong } from './fields.tsx'
import { type Retry, useSubmit } from './use-submit.ts'

type Passed = 'title' | 'confirm' | 'cancel' | 'size' | 'onClose'

/** What a form says and how it is changed. */
export interface FormTools<Form> {
  form: Form
  change: (patch: Partial<Form>) => void
  /** What is wrong is said. */
  tried: boolean
}

/** What is sent. */
export interface Sent<Value, Form> {
  form: Form
  /** The record that it was written over. */
  seen: Value
  /** Why, where that is asked for. */
  reason: string
  /** It was refused with the code of `anyway`, and is meant all the same. */
  isSure: boolean
  retry: Retry
}

export interface CorrectionDialogProps<Value, Form extends object>
  extends Asked<Value, Form>,
    Pick<FormDialogProps, Passed> {
  /** What is missing yet, said beside the act; '' where the form says it itself. */
  missing?: (form: Form) => string | undefined
  /** What must be mended before it is sent, besides what the fields say themselves. */
  isWrong?: (form: Form) => boolean
  /** Asks for a reason, which may be left out. */
  because?: Pick<ReasonFieldProps, 'label' | 'reasons' | 'maxLength'>
  /** What may be done all the same, after it was refused with this code. */
  anyway?: { code: number; act: string }
  /** What a scan fills in. */
  onScan?: (scan: Scan, change: FormTools<Form>['change']) => void
  /** Sends the form; what it throws is said, with what a colleague changed meanwhile. */
  send: (sent: Sent<Value, Form>) => Promise<unknown>
  /** Draws around the fields, above or below them. */
  frame?: (fields: ReactNode, tools: FormTools<Form>) => ReactNode
}

/** A dialog that corrects a record, or makes one: its fields, declared once, and a colleague's changes meanwhile. */
export function CorrectionDialog<Value, Form extends object>(props: CorrectionDialogProps<Value, Form>) {
  const { missing, because, send, onScan, anyway, frame = (drawn) => drawn, ...rest } = props
  const { given, codes, formOf, fields, newest, isWrong: isWrongTogether, ...dialog } = rest
  const { seen, form, isDirty, colleagueEdits, attempt, change } = useMeanwhile({
    given,
    codes,
    formOf,
    fields,
    newest,
  })
  const [reason, setReason] = useState('')
  const act = useSubmit<[isSure?: boolean]>(
    (retry, isSure = false) =>
      attempt(() => send({ form, seen, reason: reason.trim(), isSure, retry })).then(() => undefined),
    { isWrong: () => isWrong(fields, form) || isWrongTogether?.(form) === true },
  )
  const { tried } = act
  const mayBeSure = act.error instanceof Problem && act.error.code === anyway?.code
  const drawn = <FormFields fields={fields} form={form} change={change} tried={tried} of={seen} />
  return (
    <ActDialog
      {...dialog}
      act={act}
      isDirty={isDirty || reason !== ''}
      missing={missing?.(form)}
      colleagueEdits={colleagueEdits}
      anyway={
        mayBeSure && (
          <Button size="small" onClick={() => void act.submit(true)}>
            {anyway?.act}
          </Button>
        )
      }
      onScan={(scan) => onScan?.(scan, change)}
    >
      {frame(drawn, { form, change, tried })}
      {because && <ReasonField {...because} optional value={reason} onReason={setReason} />}
    </ActDialog>
  )
}
