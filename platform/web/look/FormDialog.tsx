import './form-dialog.css'
import { type ReactNode, useId, useRef } from 'react'
import { type Retry, type Submit, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import type { Scan } from '#platform/web/input/scanner.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { confirmBox } from './alerts.ts'
import { Button } from './Button.tsx'
import { Dialog, type DialogSize } from './Dialog.tsx'
import { DialogHead } from './DialogHead.tsx'
import { FailureNote } from './FailureNote.tsx'
import { Key } from './Key.tsx'
import type { ColleagueEdit } from './meanwhile.ts'

interface Frame {
  title: string
  /** Beside the title. */
  beside?: ReactNode
  confirm: ReactNode
  /** Another word for giving up; null where there is none. */
  cancel?: string | null
  /** What is missing yet: it cannot be confirmed before, and this is said beside the act. '' while that is not known. */
  missing?: string | undefined
  /** Cannot be confirmed, for a reason that stands in the form. */
  disabled?: boolean
  /** What another desk changed meanwhile, told with what was thrown (use-meanwhile.ts). */
  colleagueEdits?: readonly ColleagueEdit[] | undefined
  /** A button beside why it was not done: a way to do it anyway. */
  anyway?: ReactNode
  /** Other things that can be done, before the act. */
  acts?: ReactNode
  /** What a scan fills in; absent: it goes nowhere. */
  onScan?: (scan: Scan) => void
  size?: DialogSize
  className?: string
  /** Something was typed or chosen that is lost when it closes: that is asked first. */
  isDirty?: boolean
  onClose: () => void
  children: ReactNode
}

export interface FormDialogProps extends Frame {
  /** Does it; what it throws is said in the dialog, and nothing typed is lost. */
  onConfirm: (retry: Retry) => Promise<unknown>
  /** A field must be mended first, which says so itself. */
  isWrong?: (() => boolean) | undefined
  /** Which of several forms stands in it: what one of them was refused for is not said of another. */
  about?: string
}

/** A dialog of one decision: fields, and an act at its bottom edge that Ctrl Enter does as well. */
export function FormDialog({ onConfirm, isWrong, about, ...frame }: FormDialogProps) {
  return <ActDialog {...frame} act={useSubmit(onConfirm, { isWrong, about })} />
}

/** The same for an act that the page holds itself, because the fields depend on what became of it. */
export function ActDialog({ isDirty, onClose: close, ...given }: Frame & { act: Submit }) {
  const t = useTexts('platform')
  const asking = useRef(false)
  async function onClose() {
    if (!isDirty) return close()
    // Esc pressed twice asks once.
    if (asking.current) return
    asking.current = true
    const isLeft = await confirmBox({
      title: t('dropTitle'),
      text: t('dropText'),
      ok: t('dropGo'),
      cancel: t('dropStay'),
      enter: false,
    })
    asking.current = false
    if (isLeft) close()
  }
  const props = { ...given, onClose: () => void onClose() }
  return (
    <Dialog
      label={props.title}
      size={props.size}
      className={`lb-form-dialog ${props.className ?? ''}`}
      onCancel={props.onClose}
    >
      <Form {...props} />
    </Dialog>
  )
}

function Form(props: Frame & { act: Submit }) {
  const {
    title,
    beside,
    confirm,
    cancel,
    missing,
    act,
    colleagueEdits,
    anyway,
    acts,
    onScan,
    onClose,
    children,
  } = props
  const t = useTexts('platform')
  const id = useId()
  const disabled = props.disabled || missing !== undefined
  useScanner((scan) => onScan?.(scan))
  useHotKey('Ctrl+Enter', 'platform:confirm', () => !disabled && void act.submit())

  return (
    <form {...act.form} aria-labelledby={id}>
      <DialogHead title={title} id={id} onClose={onClose}>
        {beside}
      </DialogHead>
      <div className="lb-box-body">
        {act.failure && <FailureNote sentence={act.failure} colleagueEdits={colleagueEdits} act={anyway} />}
        {children}
      </div>
      <div className="lb-box-foot">
        {missing && (
          <p id={`${id}-missing`} className="lb-14 lb-quiet lb-form-missing">
            {missing}
          </p>
        )}
        {cancel !== null && (
          <Button onClick={onClose}>
            {cancel ?? t('cancel')} <Key keys="Esc" />
          </Button>
        )}
        {acts}
        <Button
          type="primary"
          htmlType="submit"
          loading={act.busy}
          disabled={disabled}
          aria-keyshortcuts="Control+Enter"
          aria-describedby={missing ? `${id}-missing` : undefined}
        >
          {confirm} <Key keys="Ctrl Enter" />
        </Button>
      </div>
    </form>
  )
}
