import './texts.ts'
import { type ReactNode, useRef, useState } from 'react'
import { refuse, type Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

export interface PasswordDialogProps {
  title: string
  text: string
  confirm: string
  /** Does it with the own password; what it throws is said in the dialog. */
  onConfirm: (password: string, retry: Retry) => Promise<void>
  onClose: () => void
  children?: ReactNode
}

/** Asks for the own password before something that whoever found an open screen must not do. */
export function PasswordDialog({ title, text, confirm, onConfirm, onClose, children }: PasswordDialogProps) {
  const t = useTexts('secondFactors')
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  async function send(retry: Retry) {
    if (!password) refuse(t('passwordMissing'))
    try {
      await onConfirm(password, retry)
    } catch (error) {
      field.current?.select()
      throw error
    }
  }
  return (
    <FormDialog title={title} confirm={confirm} onConfirm={send} onClose={onClose}>
      <p className="lb-quiet">{text}</p>
      {children}
      <Field label={t('password')}>
        <TextInput
          ref={field}
          autoFocus={!children}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onText={setPassword}
        />
      </Field>
    </FormDialog>
  )
}
