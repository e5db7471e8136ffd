import { Link } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { registerPath } from '#platform/web/frame/use-back.ts'
import { type OtherWay, otherWays } from './other-ways.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { SignInProblem } from './SignInProblem.tsx'
import type { SignIn } from './use-sign-in.ts'

/** Account and password. A refusal keeps the account and marks the password for typing it again. */
export function PasswordForm({ signIn, onWay }: { signIn: SignIn; onWay: (way: OtherWay) => void }) {
  const t = useTexts('accounts')
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [capsLock, setCapsLock] = useState(false)
  const accountField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  useEffect(() => accountField.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (account.trim() === '') {
      signIn.setProblem(t('accountMissing'))
      accountField.current?.focus()
      return
    }
    if (password === '') {
      if (document.activeElement === passwordField.current) signIn.setProblem(t('passwordMissing'))
      passwordField.current?.focus()
      return
    }
    if (await signIn.checkPassword(account, password)) return
    passwordField.current?.focus()
    passwordField.current?.select()
  }

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <form className="lb-login-form" onSubmit={submit} noValidate>
      <h1>{t('signIn')}</h1>
      <Field label={t('account')}>
        <TextInput
          ref={accountField}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={100}
          value={account}
          onText={setAccount}
        />
      </Field>
      <Field label={t('password')} hint={capsLock && t('capsLock')}>
        <PasswordInput
          ref={passwordField}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onText={setPassword}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
      </Field>
      <SignInProblem text={signIn.problem} until={signIn.until} onReset={() => onWay('reset')} />
      <Button type="primary" size="large" htmlType="submit" aria-busy={signIn.busy}>
        {t(signIn.busy ? 'signingIn' : 'signIn')} <Key keys="Enter" />
      </Button>
      <nav className="lb-login-ways" aria-label={t('otherWays')}>
        {otherWays.map((way) => (
          <button key={way} type="button" className="lb-link" onClick={() => onWay(way)}>
            {t(way)}
          </button>
        ))}
        <Link className="lb-link" to={registerPath}>
          {t('register')}
        </Link>
      </nav>
    </form>
  )
}
