import './page-texts.ts'
import { type SubmitEvent, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { focusInvalid } from '#platform/web/input/focus-invalid.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import {
  NewPasswordField,
  PasswordAgainField,
  passwordProblem,
  SignInProblem,
  StepHead,
  type StepProps,
} from '#modules/sign-in/accounts/web/public.ts'
import { accountRegistration } from '../contract.ts'

const api = client(accountRegistration)

/** A password of one's own, in place of the one that somebody gave; then into the product. */
export function OwnPassword({ signIn, back }: StepProps) {
  const t = useTexts('registration')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [asked, setAsked] = useState(false)
  const { pending } = signIn
  const own = [pending?.name ?? '']

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!pending) return
    if (passwordProblem(password, own) || again !== password) return focusInvalid(event.currentTarget)
    await signIn.prove(async () => {
      const { data } = await api.replacePassword({ token: pending.token, password })
      toast(t('ownDone'))
      return data
    })
  }

  return (
    <form className="lb-login-form" onSubmit={(event) => void submit(event)} noValidate>
      <StepHead title={t('own')} text={t('ownText', { name: pending?.name ?? '' })} other back={back} />
      <NewPasswordField autoFocus value={password} onText={setPassword} own={own} asked={asked} />
      <PasswordAgainField password={password} value={again} onText={setAgain} asked={asked} />
      <SignInProblem text={signIn.problem} />
      <Button type="primary" size="large" htmlType="submit" loading={signIn.busy}>
        {t(signIn.busy ? 'resetting' : 'resetDo')}
      </Button>
    </form>
  )
}
