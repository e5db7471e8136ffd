import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { SignInProblem } from './SignInProblem.tsx'
import { OtherPart } from './sign-in-part.ts'
import type { Choice, EnterableCommunity, SignIn } from './use-sign-in.ts'

const LazyClosed = lazy(async () => ({
  default: (await import('./ClosedCommunities.tsx')).ClosedCommunities,
}))

/** The one entered last stands chosen, of those that are open. */
function lastEntered(communities: readonly EnterableCommunity[]): number {
  const times = communities.map(({ isSuspended, lastEnteredAt }) =>
    isSuspended ? -1 : (lastEnteredAt?.getTime() ?? 0),
  )
  return times.indexOf(Math.max(...times))
}

/** Which community: Alt 1–9 and arrows choose, Enter enters. */
export function ChooseCommunity({ signIn, choice }: { signIn: SignIn; choice: Choice }) {
  const t = useTexts('accounts')
  const { communities } = choice
  const [at, setAt] = useState(() => lastEntered(communities))
  const list = useRef<HTMLDivElement>(null)
  const chosen = communities[at]
  useEffect(() => {
    list.current?.querySelectorAll('input')[at]?.focus()
  }, [at])
  useItemKeys(communities.length, setAt, 'accounts:chooseNth')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen) void signIn.enter(chosen.communityId)
  }

  return (
    <div className="lb-login-form">
      <form className="lb-login-form" onSubmit={submit}>
        <div className="lb-login-head">
          <h1>{t('chooseCommunity')}</h1>
          <button type="button" className="lb-link" onClick={signIn.startOver}>
            {t('otherAccount')}
          </button>
        </div>
        <p className="lb-login-may">
          {t('mayEnter', {
            name: choice.name,
            count: communities.filter((community) => !community.isSuspended).length,
          })}
        </p>
        <div className="lb-communities" role="radiogroup" aria-label={t('chooseCommunity')} ref={list}>
          {communities.map((community, nth) => (
            <label key={community.communityId}>
              <input type="radio" name="community" checked={nth === at} onChange={() => setAt(nth)} />
              <span>
                <b>{community.communityName}</b>
                <small>{aboutOf(community, t)}</small>
              </span>
              {nth < 9 && <Key keys={`Alt ${nth + 1}`} />}
            </label>
          ))}
        </div>
        {choice.closed.length > 0 && (
          <Suspense>
            <LazyClosed closed={choice.closed} />
          </Suspense>
        )}
        <SignInProblem text={signIn.problem} />
        <Button type="primary" size="large" htmlType="submit" aria-busy={signIn.busy}>
          {signIn.busy ? t('entering') : t('enter', { community: chosen?.communityName ?? '' })}{' '}
          <Key keys="Enter" />
        </Button>
      </form>
      <Suspense>
        <OtherPart
          name="invitations"
          given={{
            token: choice.step.token,
            onJoined: ({ communityId }) => void signIn.prove(async () => choice.step, communityId),
          }}
        />
      </Suspense>
    </div>
  )
}

function aboutOf(
  { householdCount: count, lastEnteredAt, isSuspended }: EnterableCommunity,
  t: ReturnType<typeof useTexts<'accounts'>>,
): string {
  if (isSuspended) return t('communitySuspended')
  return lastEnteredAt
    ? t('lastEntered', { count, time: speakTime(lastEnteredAt) })
    : t('householdCount', { count })
}
