import './texts.ts'
import { type FormEvent, useRef, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { SignInProblem, StepHead, type StepProps } from '#modules/sign-in/accounts/web/public.ts'
import { secondFactors } from '../contract.ts'

const api = client(secondFactors)
/** Recovery codes that are left when one is told to make new ones. */
const few = 3

/** The second step: a code of the authenticator, or a recovery code. */
export function FactorForm({ signIn, back }: StepProps) {
  const t = useTexts('secondFactors')
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { pending } = signIn

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!pending) return
    if (!code.trim()) return signIn.setProblem(t('codeMissing'))
    const isRight = await signIn.prove(async () => {
      const { data } = await api.check({ token: pending.token, code })
      const isRecovery = !/^\s*\d{3}\s?\d{3}\s*$/.test(code)
      const { recoveryCodesLeft: count } = data
      if (isRecovery && count <= few)
        toast(count ? t('lastCodes', { count }) : t('noCodes'), { isTrouble: true })
      return { ...pending, needsSecondFactor: false }
    })
    if (!isRight) field.current?.select()
  }

  return (
    <form className="lb-login-form" onSubmit={(event) => void submit(event)} noValidate>
      <StepHead title={t('title')} text={t('text', { name: pending?.name ?? '' })} other back={back} />
      <Field label={t('code')} hint={t('codeHint')}>
        <TextInput
          ref={field}
          autoFocus
          name="one-time-code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          size="scan"
          maxLength={20}
          value={code}
          onText={setCode}
        />
      </Field>
      <SignInProblem text={signIn.problem} until={signIn.until} />
      <Button type="primary" size="large" htmlType="submit" loading={signIn.busy}>
        {t(signIn.busy ? 'checking' : 'check')} <Key keys="Enter" />
      </Button>
    </form>
  )
}
