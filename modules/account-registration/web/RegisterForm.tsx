import './page-texts.ts'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import {
  NewPasswordField,
  passwordProblem,
  type SignIn,
  SignInProblem,
} from '#modules/accounts/web/public.ts'
import { phoneCodes } from '#modules/phone-codes/contract.ts'
import { PhoneCodeFields, usePhoneCode } from '#modules/phone-codes/web/public.ts'
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

  /** What stands in the way, in the order of the page; '' when nothing does. */
  function missing(): string {
    if (!of.sent) return t('codeMissing')
    if (!of.code.trim()) return t('codeTyped')
    if (!name.trim()) return t('nameMissing')
    return passwordProblem(password, own) || (agrees ? '' : t('consentMissing'))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    const problem = missing()
    signIn.setProblem(problem || undefined)
    const { sent, code } = of
    if (problem || !sent) return
    const step = { codeId: sent.codeId, code, name, password, consent: consentVersion }
    if (await signIn.prove(async () => (await api.register(step)).data)) onDone()
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
        <PhoneCodeFields of={of} />
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
        <NewPasswordField value={password} onText={setPassword} own={own} asked={asked} />
        {of.sent && <p className="lb-14 lb-quiet">{t('accountIs', { account: `auth_${of.sent.phone}` })}</p>}
      </fieldset>
      <fieldset>
        <legend>{t('step3')}</legend>
        <ul className="rg-consent lb-14">
          {consents.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <Checkbox checked={agrees} onChange={(event) => setAgrees(event.target.checked)}>
          {t('consent')}
        </Checkbox>
      </fieldset>
      <SignInProblem text={signIn.problem} />
      <Button type="primary" size="large" htmlType="submit" loading={signIn.busy}>
        {t(signIn.busy ? 'registering' : 'register')}
      </Button>
    </form>
  )
}
