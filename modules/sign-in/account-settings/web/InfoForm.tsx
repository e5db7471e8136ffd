import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isMailAddress } from '#platform/contract/mail-address.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
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
  const isChanged = name.trim() !== info.name || mail.trim() !== info.mail
  const mailWrong = mail.trim() !== '' && !isMailAddress(mail.trim())

  const save = useSubmit(
    async (retry) => {
      const { data } = await settingsApi.changeInfo({ name, mail }, retry)
      queries.setQueryData(infoQuery.queryKey, data)
      followAccount(data)
      toast(t('saved'))
    },
    { isWrong: () => !name.trim() || mailWrong },
  )
  const { tried: asked } = save

  return (
    <form {...save.form} className="as-form">
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
      {save.failure && <Note tone="wait">{save.failure}</Note>}
      <Button type="primary" size="large" htmlType="submit" loading={save.busy} disabled={!isChanged}>
        {t('save')}
      </Button>
    </form>
  )
}
