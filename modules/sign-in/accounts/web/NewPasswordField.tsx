import './step-texts.ts'
import { longestPassword, passwordFault } from '#platform/contract/password.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { PasswordInput } from './PasswordInput.tsx'

/** What is wrong with a new password, in a sentence; '' when nothing is. */
export function passwordProblem(password: string, own: readonly string[]): string {
  const fault = passwordFault(password, own)
  return fault ? text('signInSteps', fault) : ''
}

export interface NewPasswordFieldProps {
  value: string
  onText: (password: string) => void
  /** The account, its digits, the person's name. */
  own: readonly string[]
  /** Said although nothing was typed yet: somebody wanted to go on. */
  asked: boolean
  autoFocus?: boolean
  /** 新密碼, unless there was none before. */
  label?: string
}

/** A new password: what is wrong with it is said while one types, and so is that it is good. */
export function NewPasswordField({ value, onText, own, asked, autoFocus, label }: NewPasswordFieldProps) {
  const t = useTexts('signInSteps')
  const problem = value || asked ? passwordProblem(value, own) : ''
  const isGood = value !== '' && problem === ''
  return (
    <Field
      label={label ?? t('newPassword')}
      help={isGood ? t('passwordGood') : t('passwordHelp')}
      {...(problem && (asked ? { invalid: problem } : { warn: problem }))}
    >
      <PasswordInput
        autoFocus={autoFocus}
        name="new-password"
        autoComplete="new-password"
        maxLength={longestPassword + 1}
        value={value}
        onText={onText}
      />
    </Field>
  )
}

export interface AgainFieldProps {
  /** The new password that this must be the same as. */
  password: string
  value: string
  onText: (again: string) => void
  /** Said only when somebody wanted to go on. */
  asked: boolean
}

/** The new password once more. */
export function PasswordAgainField({ password, value, onText, asked }: AgainFieldProps) {
  const t = useTexts('signInSteps')
  return (
    <Field label={t('again')} {...(asked && value !== password && { invalid: t('notSame') })}>
      <TextInput
        type="password"
        name="new-password-again"
        autoComplete="new-password"
        maxLength={longestPassword + 1}
        value={value}
        onText={onText}
      />
    </Field>
  )
}
