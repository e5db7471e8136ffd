import './texts.ts'
import './openings.css'
import { useRouter } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { useSignIn } from '#modules/sign-in/accounts/web/public.ts'
import { CodeField } from './CodeField.tsx'
import { type Opened, useOpening } from './use-opening.ts'

/** Another community for whoever is signed in with a manager account (R077, R393). */
export function OpenCommunityDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('communityOpenings')
  return (
    <Dialog label={t('title')} className="lb-form-dialog" onCancel={onClose}>
      <Body onClose={onClose} />
    </Dialog>
  )
}

function Body({ onClose }: { onClose: () => void }) {
  const t = useTexts('communityOpenings')
  const tp = useTexts('platform')
  const router = useRouter()
  const of = useOpening()
  const signIn = useSignIn('/mgmt/home')
  // A scan while one writes goes nowhere.
  useScanner(() => undefined)

  async function goInto({ communityName: community, communityId, token }: Opened) {
    onClose()
    const goes = await confirmBox({
      title: t('openedTitle', { community }),
      text: t('openedText', { community }),
      ok: t('enter', { community }),
      cancel: t('stay'),
    })
    if (!goes || !communityId) return
    const step = { token, name: '', needsSecondFactor: false, needsNewPassword: false, failures: 0 }
    await signIn.prove(async () => step, communityId)
    await router.invalidate()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void of.open().then((opened) => opened && goInto(opened))
      }}
    >
      <div className="lb-box-body">
        <h2>{t('title')}</h2>
        <p className="lb-quiet">{t('text')}</p>
        <CodeField of={of} />
      </div>
      <div className="lb-box-foot">
        <Button onClick={onClose}>{tp('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={of.busy}>
          {t('ok')}
        </Button>
      </div>
    </form>
  )
}
