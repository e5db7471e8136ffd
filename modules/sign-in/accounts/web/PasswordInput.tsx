import '#platform/web/look/login-form.css'
import './login.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextInput, type TextInputProps } from '#platform/web/look/TextInput.tsx'

/** A field for a password, covered until somebody wants to read it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'extra'>) {
  const t = useTexts('accounts')
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      extra={
        <button
          type="button"
          className="lb-login-show"
          aria-pressed={shown}
          aria-label={t('showPassword')}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'hide' : 'show')}
        </button>
      }
    />
  )
}
