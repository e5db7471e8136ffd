import { lazy, type ReactNode } from 'react'
import type { OtherWay } from './other-ways.ts'
import type { SignIn } from './use-sign-in.ts'

/** What a step of another module is given: how signing in stands, and the way back to the password. */
export interface StepProps {
  signIn: SignIn
  back: () => void
}

const CodeSignIn = lazy(async () => ({
  default: (await import('#modules/phone-codes/web/public.ts')).CodeSignIn,
}))
const PasskeySignIn = lazy(async () => ({
  default: (await import('#modules/second-factors/web/public.ts')).PasskeySignIn,
}))
const FactorForm = lazy(async () => ({
  default: (await import('#modules/second-factors/web/public.ts')).FactorForm,
}))
const ResetPassword = lazy(async () => ({
  default: (await import('#modules/account-registration/web/public.ts')).ResetPassword,
}))
const OwnPassword = lazy(async () => ({
  default: (await import('#modules/account-registration/web/public.ts')).OwnPassword,
}))
const OpenCommunityStep = lazy(async () => ({
  default: (await import('#modules/community-openings/web/public.ts')).OpenCommunityStep,
}))
const TicketSignIn = lazy(async () => ({
  default: (await import('#modules/enterprise-portals/web/public.ts')).TicketSignIn,
}))

/** A step of signing in that another module draws. */
export function OtherStep({
  signIn,
  way,
  onWay,
}: {
  signIn: SignIn
  way: OtherWay
  onWay: (way: OtherWay | undefined) => void
}) {
  const props: StepProps = {
    signIn,
    back: () => {
      onWay(undefined)
      signIn.startOver()
    },
  }
  const steps: Record<OtherWay, ReactNode> = {
    code: <CodeSignIn {...props} />,
    passkey: <PasskeySignIn {...props} />,
    reset: <ResetPassword {...props} />,
    open: <OpenCommunityStep {...props} onWay={onWay} />,
    factor: <FactorForm {...props} />,
    newPassword: <OwnPassword {...props} />,
    ticket: <TicketSignIn {...props} />,
  }
  return steps[way]
}
