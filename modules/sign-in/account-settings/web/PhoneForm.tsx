import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problem as problemOf } from '#platform/contract/problem.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
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
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const of = usePhoneCode(
    async (phone) => {
      if (!password) throw problemOf(400001, t('ownPasswordMissing'))
      return (await settingsApi.sendPhoneCode({ phone, password })).data
    },
    { phoneWrong: t('phoneWrong') },
  )
  const { sent, code } = of

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!sent) return of.ask()
    if (!code.trim()) return setProblem(t('codeMissing'))
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      const { data } = await settingsApi.changePhone({ codeId: sent.codeId, code })
      queries.setQueryData(infoQuery.queryKey, data)
      followAccount(data)
      of.setTypedPhone('')
      setPassword('')
      await alertBox(t('phoneChanged', { account: data.account }))
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="as-form" onSubmit={(event) => void submit(event)} noValidate>
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
      {problem && <Note tone="wait">{problem}</Note>}
      {sent && (
        <Button type="primary" size="large" htmlType="submit" loading={busy}>
          {t('changePhone')}
        </Button>
      )}
    </form>
  )
}
