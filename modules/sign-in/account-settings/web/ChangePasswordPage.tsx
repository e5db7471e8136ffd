import './page-texts.ts'
import './account-settings.css'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
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
  const account = session?.Account ?? ''
  const own = [account, account.replace(/^auth_/, ''), session?.AdminName ?? '']

  const change = useSubmit(
    async (retry) => {
      const { endedSessions: count } = (await settingsApi.changePassword({ oldPassword, newPassword }, retry))
        .data
      toast(count ? t('passwordChanged', { count }) : t('passwordChangedAlone'))
      await router.navigate({ href: accountSettingPath, replace: true })
    },
    { isWrong: () => !oldPassword || passwordProblem(newPassword, own) !== '' || again !== newPassword },
  )
  const { tried: asked } = change

  return (
    <div className="lb-page as-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <Panel pad="form">
        <form {...change.form} className="as-form">
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
          {change.failure && <Note tone="wait">{change.failure}</Note>}
          <Button type="primary" size="large" htmlType="submit" loading={change.busy}>
            {title}
          </Button>
        </form>
      </Panel>
    </div>
  )
}
