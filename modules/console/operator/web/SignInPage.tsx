import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { meQuery, operatorApi } from './api.ts'

/** Signing in to the console: name, password and the authenticator's code. */
export function SignInPage() {
  const t = useTexts('operator')
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { busy, failure, form } = useSubmit(async (retry) => {
    if (!name.trim() || !password || !code.trim()) refuse(t('missing'))
    await operatorApi.signIn({ name, password, code }, retry).catch((error: unknown) => {
      setCode('')
      throw error
    })
    await queries.resetQueries(meQuery)
  })

  return (
    <main className="op-sign-in">
      <form {...form}>
        <div>
          <h1>{t('console')}</h1>
          <p className="lb-quiet">{t('signInIs')}</p>
        </div>
        <Field label={t('name')}>
          <TextInput autoFocus autoComplete="username" maxLength={50} value={name} onText={setName} />
        </Field>
        <Field label={t('password')}>
          <TextInput
            type="password"
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onText={setPassword}
          />
        </Field>
        <Field label={t('code')} help={t('codeHelp')}>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            onText={setCode}
          />
        </Field>
        <div role="alert">{failure && <FailureNote sentence={failure} />}</div>
        <Button type="primary" size="large" htmlType="submit" loading={busy}>
          {t(busy ? 'signingIn' : 'signIn')}
        </Button>
      </form>
    </main>
  )
}
