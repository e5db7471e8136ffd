import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { PhoneCodeFields, usePhoneCode } from '#modules/sign-in/phone-codes/web/public.ts'
import { infoQuery, settingsApi } from './api.ts'
import { followAccount } from './InfoForm.tsx'

/** Another number, proved by a code: the account is called by it from then on (R038, R087). */
export function PhoneForm() {
  const t = useTexts('settingPage')
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const of = usePhoneCode(
    async (phone) => {
      if (!password) refuse(t('ownPasswordMissing'))
      return (await settingsApi.sendPhoneCode({ phone, password }, { isSaid: true })).data
    },
    { phoneWrong: t('phoneWrong') },
  )
  const { sent, code } = of

  const change = useSubmit(async (retry) => {
    if (!sent) return of.ask()
    if (!code.trim()) refuse(t('codeMissing'))
    const { data } = await settingsApi.changePhone({ codeId: sent.codeId, code }, retry)
    queries.setQueryData(infoQuery.queryKey, data)
    followAccount(data)
    of.setTypedPhone('')
    setPassword('')
    await alertBox(t('phoneChanged', { account: data.account }))
  })

  return (
    <form {...change.form} className="as-form">
      <p className="lb-quiet">{t('phonePanelText')}</p>
      <Field label={t('ownPassword')}>
        <TextInput
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onText={setPassword}
        />
      </Field>
      <PhoneCodeFields of={of} first={false} />
      {change.failure && <Note tone="wait">{change.failure}</Note>}
      {sent && (
        <Button type="primary" size="large" htmlType="submit" loading={change.busy}>
          {t('changePhone')}
        </Button>
      )}
    </form>
  )
}
