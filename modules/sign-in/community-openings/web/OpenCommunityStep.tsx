import './texts.ts'
import './openings.css'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { registerPath } from '#platform/web/frame/use-back.ts'
import {
  ClosedCommunities,
  OtherPart,
  type OtherWay,
  StepHead,
  type StepProps,
} from '#modules/sign-in/accounts/web/public.ts'
import { CodeField } from './CodeField.tsx'
import { useOpening } from './use-opening.ts'

/** Opening a community on the login page (R040, R389): with the account that just proved itself, or before anybody did. */
export function OpenCommunityStep({
  signIn,
  back,
  onWay,
}: StepProps & { onWay: (way: OtherWay | undefined) => void }) {
  const t = useTexts('communityOpenings')
  const router = useRouter()
  const step = signIn.choice?.step
  const of = useOpening(step?.token)
  const [community, setCommunity] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const opened = await of.open()
    if (!opened) return
    if (opened.status === 'signInFirst') return setCommunity(opened.communityName)
    if (step) await signIn.prove(async () => step, opened.communityId ?? undefined)
  }

  return (
    <div className="lb-login-form">
      <StepHead
        title={t(step ? 'join' : 'title')}
        text={step ? t('joinText', { name: step.name }) : t('text')}
        other={step !== undefined}
        back={back}
      />
      {signIn.choice && <ClosedCommunities closed={signIn.choice.closed} />}
      {step && (
        <Suspense>
          <OtherPart
            name="invitations"
            given={{
              token: step.token,
              onJoined: ({ communityId }) => void signIn.prove(async () => step, communityId),
            }}
          />
        </Suspense>
      )}
      <form className="lb-login-form" onSubmit={(event) => void submit(event)} noValidate>
        {step && (
          <div className="co-by-code">
            <h2>{t('joinByCode')}</h2>
            <p className="lb-14 lb-quiet">{t('text')}</p>
          </div>
        )}
        <CodeField of={of} />
        {community ? (
          <>
            <Note>{t('signInFirst', { community })}</Note>
            <div className="co-acts">
              <Button size="large" onClick={() => void router.navigate({ href: registerPath })}>
                {t('goRegister')}
              </Button>
              <Button type="primary" size="large" onClick={() => onWay(undefined)}>
                {t('goSignIn')}
              </Button>
            </div>
          </>
        ) : (
          <Button type="primary" size="large" htmlType="submit" loading={of.busy || signIn.busy}>
            {t(of.busy ? 'opening' : 'ok')}
          </Button>
        )}
      </form>
    </div>
  )
}
