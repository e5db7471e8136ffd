import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Given } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { consentChanged, visitorRegistrations } from '../contract.ts'
import { successPath } from './paths.ts'
import { rememberCommunity } from './registered.ts'

const api = client(visitorRegistrations)

interface RealNameFormProps {
  token: string
  form: Given<typeof visitorRegistrations.calls.showForm>['data']
  /** Another wording of the consent is in force. */
  reload: () => void
}

/** Who comes, how many, and to whom; sent only with consent to what is shown. A failure loses nothing. */
export function RealNameForm({ token, form, reload }: RealNameFormProps) {
  const t = useTexts('realName')
  const goTo = useNavigate()
  const [registrationId] = useState(newId)
  const [draft, setDraft] = useState({ name: '', phone: '', people: '1', goingTo: '' })
  /** The version that was agreed to: another one is to be read first. */
  const [agreed, setAgreed] = useState<number>()
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const { communityName, consent, consentVersion, keptDays } = form
  const isConsent = agreed === consentVersion
  const people = Number(draft.people)
  const missing = {
    name: !draft.name.trim() && t('nameRequired'),
    phone: !draft.phone.trim() && t('phoneRequired'),
    people: people < 1 && t('peopleRequired'),
    consent: !isConsent && t('consentRequired'),
  }
  const send = useSubmit(
    async (retry) => {
      const asked = { token, registrationId, ...draft, people, isConsent, consentVersion }
      const { data } = await api.submitForm(asked, retry).catch((error: unknown) => {
        if (error instanceof Problem && error.code === consentChanged().code) reload()
        throw error
      })
      rememberCommunity(data.communityName)
      void goTo({ to: successPath, replace: true })
    },
    { isWrong: () => Object.values(missing).some(Boolean) },
  )
  const { busy, failure } = send
  const said = (which: keyof typeof missing) => (send.tried && missing[which]) || undefined

  return (
    <form {...send.form} className="rn-form">
      <header>
        <p className="lb-quiet">{communityName}</p>
        <h1>{t('title')}</h1>
        <p className="lb-quiet">{t('lead')}</p>
      </header>
      <Field label={t('name')} invalid={said('name')}>
        <TextInput
          autoComplete="name"
          value={draft.name}
          maxLength={40}
          onText={(name) => change({ name })}
        />
      </Field>
      <Field label={t('phone')} invalid={said('phone')} help={t('phoneHelp')}>
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={draft.phone}
          maxLength={30}
          onText={(phone) => change({ phone })}
        />
      </Field>
      <Field label={t('people')} invalid={said('people')} help={t('peopleHelp')}>
        <TextInput
          inputMode="numeric"
          value={draft.people}
          maxLength={2}
          onText={(text) => change({ people: text.replace(/\D/g, '') })}
        />
      </Field>
      <Field label={t('goingTo')} optional help={t('goingToHelp')}>
        <TextInput value={draft.goingTo} maxLength={40} onText={(goingTo) => change({ goingTo })} />
      </Field>
      <section className="rn-consent" aria-label={t('consentTitle')}>
        <h2>{t('consentTitle')}</h2>
        <p>{consent}</p>
        <details>
          <summary>{t('consentMore')}</summary>
          <ul>
            <li>{t('keptWhat')}</li>
            <li>{t('keptWhy')}</li>
            <li>{t('keptDays', { days: keptDays })}</li>
            <li>{t('keptRights')}</li>
          </ul>
        </details>
        <Checkbox
          checked={isConsent}
          aria-invalid={said('consent') ? true : undefined}
          onChange={({ target }) => setAgreed(target.checked ? consentVersion : undefined)}
        >
          {t('consent')}
        </Checkbox>
        {said('consent') && <Note tone="wait">{said('consent')}</Note>}
      </section>
      {failure && <Note tone="wait">{failure}</Note>}
      <Button type="primary" size="large" htmlType="submit" block loading={busy}>
        {t('send')}
      </Button>
    </form>
  )
}
