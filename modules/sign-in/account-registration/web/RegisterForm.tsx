import './page-texts.ts'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { focusInvalid } from '#platform/web/input/focus-invalid.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import {
  NewPasswordField,
  passwordProblem,
  type SignIn,
  SignInProblem,
} from '#modules/sign-in/accounts/web/public.ts'
import { phoneCodes } from '#modules/sign-in/phone-codes/contract.ts'
import { PhoneCodeFields, usePhoneCode } from '#modules/sign-in/phone-codes/web/public.ts'
import { accountRegistration, consentVersion } from '../contract.ts'

const api = client(accountRegistration)
const codesApi = client(phoneCodes)
const consents = ['consentWho', 'consentWhat', 'consentHow', 'consentRights'] as const

/** A manager account: the number with its code, name and password, and what one agrees to. */
export function RegisterForm({ signIn, onDone }: { signIn: SignIn; onDone: () => void }) {
  const t = useTexts('registration')
  const of = usePhoneCode(async (phone) => (await codesApi.sendCode({ phone, purpose: 'register' })).data, {
    phoneWrong: t('phoneWrong'),
  })
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [agrees, setAgrees] = useState(false)
  const [asked, setAsked] = useState(false)
  const own = [of.phone, name]

  const { sent, code } = of
  const wantsConsent = asked && !agrees

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    signIn.setProblem(undefined)
    if (!sent) of.setProblem(t('codeMissing'))
    if (!sent || !code.trim() || !name.trim() || passwordProblem(password, own) || !agrees)
      return focusInvalid(event.currentTarget)
    const step = { codeId: sent.codeId, code, name, password, consent: consentVersion }
    if (await signIn.prove(async () => (await api.register(step)).data)) onDone()
    else of.retype()
  }

  return (
    <form className="rg-form" onSubmit={(event) => void submit(event)} noValidate>
      <header>
        <h1>{t('title')}</h1>
        <Link className="lb-link" to="/mgmt/login">
          {t('toLogin')}
        </Link>
        <p className="lb-quiet">{t('intro')}</p>
      </header>
      <fieldset>
        <legend>{t('step1')}</legend>
        <PhoneCodeFields of={of} wrong={asked && !code.trim() ? t('codeTyped') : undefined} />
      </fieldset>
      <fieldset>
        <legend>{t('step2')}</legend>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          {...(asked && !name.trim() && { invalid: t('nameMissing') })}
        >
          <TextInput name="name" autoComplete="name" maxLength={50} value={name} onText={setName} />
        </Field>
        <NewPasswordField
          label={t('password')}
          value={password}
          onText={setPassword}
          own={own}
          asked={asked}
        />
        {sent && <p className="lb-14 lb-quiet">{t('accountIs', { account: `auth_${sent.phone}` })}</p>}
      </fieldset>
      <fieldset>
        <legend>{t('step3')}</legend>
        <ul className="rg-consent lb-14">
          {consents.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <Checkbox
          checked={agrees}
          aria-invalid={wantsConsent || undefined}
          onChange={(event) => setAgrees(event.target.checked)}
        >
          {t('consent')}
        </Checkbox>
      </fieldset>
      <SignInProblem text={signIn.problem ?? (wantsConsent ? t('consentMissing') : undefined)} />
      <Button type="primary" size="large" htmlType="submit" loading={signIn.busy}>
        {t(signIn.busy ? 'registering' : 'register')}
      </Button>
    </form>
  )
}
