import './page-texts.ts'
import { type SubmitEvent, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { focusInvalid } from '#platform/web/input/focus-invalid.ts'
import { Button } from '#platform/web/look/Button.tsx'
import {
  NewPasswordField,
  passwordProblem,
  SignInProblem,
  StepHead,
  type StepProps,
} from '#modules/sign-in/accounts/web/public.ts'
import { phoneCodes } from '#modules/sign-in/phone-codes/contract.ts'
import { PhoneCodeFields, usePhoneCode } from '#modules/sign-in/phone-codes/web/public.ts'
import { accountRegistration } from '../contract.ts'

const api = client(accountRegistration)
const codesApi = client(phoneCodes)

/** A new password by a code, and into the product with it. */
export function ResetPassword({ signIn, back }: StepProps) {
  const t = useTexts('registration')
  const of = usePhoneCode(async (phone) => (await codesApi.sendCode({ phone, purpose: 'reset' })).data, {
    phoneWrong: t('phoneWrong'),
  })
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const { sent, code, phone } = of

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!sent) return of.ask()
    setAsked(true)
    if (!code.trim() || passwordProblem(password, [phone])) return focusInvalid(event.currentTarget)
    const { codeId } = sent
    if (await signIn.prove(async () => (await api.resetPassword({ codeId, code, password })).data)) return
    of.retype()
  }

  return (
    <form className="lb-login-form" onSubmit={(event) => void submit(event)} noValidate>
      <StepHead title={t('reset')} text={t('resetText')} back={back} />
      <PhoneCodeFields of={of} wrong={asked && !code.trim() ? t('codeTyped') : undefined} />
      {sent && <NewPasswordField value={password} onText={setPassword} own={[phone]} asked={asked} />}
      <SignInProblem text={signIn.problem} until={signIn.until} />
      {sent && (
        <Button type="primary" size="large" htmlType="submit" loading={signIn.busy}>
          {t(signIn.busy ? 'resetting' : 'resetDo')}
        </Button>
      )}
    </form>
  )
}
