import './texts.ts'
import { useEffect, useRef } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SignInProblem, StepHead, type StepProps, ticketOf } from '#modules/sign-in/accounts/web/public.ts'
import { enterprisePortals } from '../contract.ts'

const api = client(enterprisePortals)

/** Signs in with the ticket behind the address's hash, which is taken off the address at once. */
export function TicketSignIn({ signIn, back }: StepProps) {
  const t = useTexts('enterprisePortals')
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const ticket = ticketOf(location.hash)
    history.replaceState(history.state, '', location.pathname + location.search)
    void signIn.prove(async () => (await api.signIn({ ticket })).data)
  })
  return (
    <div className="lb-login-form">
      <StepHead title={t('signIn')} text={signIn.problem ? '' : t('signInText')} back={back} />
      <SignInProblem text={signIn.problem} />
    </div>
  )
}
