import './texts.ts'
import type { FormEvent } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { SignInProblem, StepHead, type StepProps } from '#modules/sign-in/accounts/web/public.ts'
import { phoneCodes } from '../contract.ts'
import { PhoneCodeFields } from './PhoneCodeFields.tsx'
import { usePhoneCode } from './use-phone-code.ts'

const api = client(phoneCodes)

/** Signing in with a code by SMS (R040). */
export function CodeSignIn({ signIn, back }: StepProps) {
  const t = useTexts('phoneCodes')
  const of = usePhoneCode(async (phone) => (await api.sendCode({ phone, purpose: 'signIn' })).data, {
    phoneWrong: t('phoneWrong'),
  })
  const { sent, code } = of

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!sent) return of.ask()
    if (!code.trim()) signIn.setProblem(t('codeWrong'))
    else if (await signIn.prove(async () => (await api.signInByCode({ codeId: sent.codeId, code })).data))
      return
    of.retype()
  }

  return (
    <form className="lb-login-form" onSubmit={(event) => void submit(event)} noValidate>
      <StepHead title={t('signIn')} text={t('signInText')} back={back} />
      <PhoneCodeFields of={of} />
      <SignInProblem text={signIn.problem} until={signIn.until} />
      {sent && (
        <Button type="primary" size="large" htmlType="submit" loading={signIn.busy}>
          {t(signIn.busy ? 'entering' : 'enter')} <Key keys="Enter" />
        </Button>
      )}
    </form>
  )
}
