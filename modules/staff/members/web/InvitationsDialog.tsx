import './invitation-texts.ts'
import './invitations.css'
import { useRouter } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { useSignIn } from '#modules/sign-in/accounts/web/public.ts'
import { type Joined, OwnInvitations } from './OwnInvitations.tsx'

/** The communities that ask whoever is signed in; after joining one may go there at once. */
export function InvitationsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('invitations')
  return (
    <Dialog label={t('title')} onCancel={onClose}>
      <DialogHead title={t('title')} onClose={onClose} />
      <Body onClose={onClose} />
    </Dialog>
  )
}

function Body({ onClose }: { onClose: () => void }) {
  const t = useTexts('invitations')
  const router = useRouter()
  const signIn = useSignIn('/mgmt/home')

  async function goInto({ communityId, communityName: community, token }: Joined) {
    onClose()
    const goes = await confirmBox({
      title: t('joined', { community }),
      text: t('joinedText', { community }),
      ok: t('enter', { community }),
      cancel: t('stay'),
    })
    if (!goes) return
    const step = { token, name: '', needsSecondFactor: false, needsNewPassword: false, failures: 0 }
    await signIn.prove(async () => step, communityId)
    await router.invalidate()
  }

  return (
    <div className="lb-box-body">
      <OwnInvitations
        token=""
        untitled
        onJoined={(joined) => void goInto(joined)}
        none={<p className="lb-quiet">{t('none')}</p>}
      />
    </div>
  )
}
