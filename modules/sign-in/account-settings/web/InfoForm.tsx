import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isMailAddress } from '#platform/contract/mail-address.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { keepSession, sessionInfo } from '#platform/web/session/session.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { infoQuery, settingsApi } from './api.ts'

export interface OwnInfo {
  name: string
  account: string
  mail: string
}

/** What is kept of whoever signed in follows the account. */
export function followAccount({ name, account }: OwnInfo): void {
  const session = sessionInfo()
  if (session) keepSession({ ...session, AdminName: name, Account: account })
}

/** The own name and mail address. */
export function InfoForm({ info }: { info: OwnInfo }) {
  const t = useTexts('settingPage')
  const queries = useQueryClient()
  const [name, setName] = useState(info.name)
  const [mail, setMail] = useState(info.mail)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isChanged = name.trim() !== info.name || mail.trim() !== info.mail
  const mailWrong = mail.trim() !== '' && !isMailAddress(mail.trim())

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (busy || !name.trim() || mailWrong) return
    setBusy(true)
    setProblem('')
    try {
      const { data } = await settingsApi.changeInfo({ name, mail })
      queries.setQueryData(infoQuery.queryKey, data)
      followAccount(data)
      toast(t('saved'))
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="as-form" onSubmit={(event) => void submit(event)} noValidate>
      <Field label={t('name')} {...(asked && !name.trim() && { invalid: t('nameMissing') })}>
        <TextInput name="name" autoComplete="name" maxLength={50} value={name} onText={setName} />
      </Field>
      <Field
        label={t('mail')}
        optional
        help={t('mailHelp')}
        {...(asked && mailWrong && { invalid: t('mailWrong') })}
      >
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          maxLength={200}
          value={mail}
          onText={setMail}
        />
      </Field>
      {problem && <Note tone="wait">{problem}</Note>}
      <Button type="primary" size="large" htmlType="submit" loading={busy} disabled={!isChanged}>
        {t('save')}
      </Button>
    </form>
  )
}
