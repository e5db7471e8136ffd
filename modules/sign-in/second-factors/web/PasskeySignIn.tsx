import './texts.ts'
import { browserSupportsWebAuthn, startAuthentication, WebAuthnError } from '@simplewebauthn/browser'
import { useEffect, useRef } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { SignInProblem, StepHead, type StepProps } from '#modules/sign-in/accounts/web/public.ts'
import { secondFactors } from '../contract.ts'

const api = client(secondFactors)

/** Signing in with a passkey: the browser is asked at once, and again at a press. */
export function PasskeySignIn({ signIn, back }: StepProps) {
  const t = useTexts('secondFactors')
  const begun = useRef(false)

  async function ask() {
    if (!browserSupportsWebAuthn()) return signIn.setProblem(t('passkeyNone'))
    let stopped = false
    await signIn.prove(async () => {
      const { challengeId, options } = (await api.passkeyOptions({})).data
      const answer = await startAuthentication({ optionsJSON: JSON.parse(options) }).catch(
        (error: unknown) => {
          stopped = error instanceof WebAuthnError || error instanceof DOMException
          throw error
        },
      )
      return (await api.signInByPasskey({ challengeId, answer: JSON.stringify(answer) })).data
    })
    if (stopped) signIn.setProblem(t('passkeyStopped'))
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void ask()
  })

  return (
    <div className="lb-login-form">
      <StepHead title={t('passkey')} text={t('passkeyText')} back={back} />
      <SignInProblem text={signIn.problem} until={signIn.until} />
      <Button type="primary" size="large" loading={signIn.busy} onClick={() => void ask()}>
        {t(signIn.busy ? 'passkeyAsking' : 'passkeyAgain')}
      </Button>
    </div>
  )
}
