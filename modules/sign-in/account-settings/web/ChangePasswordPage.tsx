import './page-texts.ts'
import './account-settings.css'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useSession } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import {
  NewPasswordField,
  PasswordAgainField,
  passwordProblem,
} from '#modules/sign-in/accounts/web/public.ts'
import { settingsApi } from './api.ts'
import { accountSettingPath } from './screens.ts'

/** A new password; the old one is needed, and other devices are signed out. */
export function ChangePasswordPage() {
  const t = useTexts('settingPage')
  const title = useTexts('accountSettings')('password')
  const router = useRouter()
  const session = useSession()
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const [again, setAgain] = useState('')
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const account = session?.Account ?? ''
  const own = [account, account.replace(/^auth_/, ''), session?.AdminName ?? '']

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (busy || !oldPassword || passwordProblem(newPassword, own) || again !== newPassword) return
    setBusy(true)
    setProblem('')
    try {
      const { endedSessions: count } = (await settingsApi.changePassword({ oldPassword, newPassword })).data
      toast(count ? t('passwordChanged', { count }) : t('passwordChangedAlone'))
      await router.navigate({ href: accountSettingPath, replace: true })
    } catch (error) {
      setProblem(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <div className="lb-page as-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <Panel pad="form">
        <form className="as-form" onSubmit={(event) => void submit(event)} noValidate>
          <p className="lb-quiet">{t('passwordText')}</p>
          <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
          <Field
            label={t('ownPassword')}
            {...(asked && !oldPassword && { invalid: t('ownPasswordMissing') })}
          >
            <TextInput
              autoFocus
              type="password"
              name="password"
              autoComplete="current-password"
              maxLength={200}
              value={oldPassword}
              onText={setOld}
            />
          </Field>
          <NewPasswordField value={newPassword} onText={setNew} own={own} asked={asked} />
          <PasswordAgainField password={newPassword} value={again} onText={setAgain} asked={asked} />
          {problem && <Note tone="wait">{problem}</Note>}
          <Button type="primary" size="large" htmlType="submit" loading={busy}>
            {title}
          </Button>
        </form>
      </Panel>
    </div>
  )
}
