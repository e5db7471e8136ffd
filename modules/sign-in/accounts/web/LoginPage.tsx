import '#platform/web/look/login-form.css'
import './login.css'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { PlainKey } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import { hasTicket, type OtherWay } from './other-ways.ts'
import { ownPath } from '#platform/web/router/own-path.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { type SignIn, useSignIn } from './use-sign-in.ts'

const scans: readonly { icon: IconName; what: PlainKey<'accounts'>; does: PlainKey<'accounts'> }[] = [
  { icon: 'phone', what: 'scanPhone', does: 'scanPhoneDoes' },
  { icon: 'card', what: 'scanCard', does: 'scanCardDoes' },
  { icon: 'box', what: 'scanParcel', does: 'scanParcelDoes' },
]

/** Signing in: what the product is at the left, the step that one is at on the right. */
export function LoginPage() {
  const t = useTexts('accounts')
  const { to } = useSearch({ strict: false }) as { to?: string }
  const signIn = useSignIn(ownPath(to) ?? '/mgmt/home')
  return (
    <div className="lb-login">
      <div className="lb-login-about">
        <p className="lb-login-name">{t('product')}</p>
        <p className="lb-quiet">{t('productIs')}</p>
        <section>
          <h2>{t('scanTitle')}</h2>
          <ul>
            {scans.map(({ icon, what, does }) => (
              <li key={what}>
                <Icon name={icon} />
                <div>
                  {t(what)}
                  <p>{t(does)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="lb-login-step">
        <Suspense>
          <Step signIn={signIn} />
        </Suspense>
      </div>
    </div>
  )
}

const loadChoice = () => import('./ChooseCommunity.tsx')
const LazyChoice = lazy(async () => ({ default: (await loadChoice()).ChooseCommunity }))
const LazyOtherStep = lazy(async () => ({ default: (await import('./OtherStep.tsx')).OtherStep }))

/** The step that one is at. All but the password are loaded when somebody goes there, the choice of a community while they type. */
function Step({ signIn }: { signIn: SignIn }) {
  const [way, setWay] = useState<OtherWay | undefined>(() => (hasTicket() ? 'ticket' : undefined))
  const { choice, pending } = signIn
  // What could not be fetched now is asked for again when it is drawn.
  useEffect(() => void loadChoice().catch(() => undefined), [])
  if (choice?.communities.length) return <LazyChoice signIn={signIn} choice={choice} />
  const other = choice ? 'open' : pending ? (pending.needsSecondFactor ? 'factor' : 'newPassword') : way
  if (other) return <LazyOtherStep signIn={signIn} way={other} onWay={setWay} />
  // What was said of a password is nothing to read in another way.
  const goTo = (next: OtherWay) => {
    signIn.setProblem(undefined)
    setWay(next)
  }
  return <PasswordForm signIn={signIn} onWay={goTo} />
}
