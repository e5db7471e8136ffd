import './texts.ts'
import './openings.css'
import { useRouter } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { useSignIn } from '#modules/sign-in/accounts/web/public.ts'
import { CodeField } from './CodeField.tsx'
import { type Opened, useOpening } from './use-opening.ts'

/** Another community for whoever is signed in with a manager account (R077, R393). */
export function OpenCommunityDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('communityOpenings')
  const router = useRouter()
  const of = useOpening()
  const signIn = useSignIn('/mgmt/home')
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
    <FormDialog
      title={t('title')}
      confirm={t('ok')}
      onConfirm={async () => {
        const opened = await of.open()
        if (opened) void goInto(opened)
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('text')}</p>
      <CodeField of={of} />
    </FormDialog>
  )
}
