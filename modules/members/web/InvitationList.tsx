import './invitations.css'
import { useMe } from '#platform/web/frame/use-me.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox, confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import type { Invitation } from '../invitation-contract.ts'
import { mayHandle } from '../roles.ts'
import { invitationsApi, useInvitations } from './use-members.ts'

/** Who was asked to join and has not answered: the name that was typed, and nothing more is known of them. */
export function InvitationList({ role, word }: { role: string | undefined; word: string }) {
  const t = useTexts('memberPages')
  const me = useMe()
  const rows = (useInvitations().data ?? []).filter(
    (one) => (!role || one.role === role) && one.account.includes(word),
  )

  async function withdraw({ id, account }: Invitation) {
    const ask = { title: t('withdrawTitle', { account }), text: t('withdrawText'), ok: t('withdraw') }
    if (!(await confirmBox(ask))) return
    try {
      await invitationsApi.withdraw({ id })
      toast(t('withdrawn', { account }))
    } catch (error) {
      await alertBox(sentenceOf(error))
    }
  }

  if (!rows.length) return null
  return (
    <ul className="mb-asked" aria-label={t('asked')}>
      {rows.map((one) => (
        <li key={one.id}>
          <span className="mi-who">
            <b>{one.account}</b>　<span className="lb-quiet">{t(`role_${one.role}`)}</span>
            <br />
            <span className="lb-14 lb-quiet">
              {t('askedBy', {
                by: one.invitedBy || t('operator'),
                since: speakDate(one.invitedAt),
                until: speakDate(one.expiresAt),
              })}
            </span>
          </span>
          <Mark kind="plain">{t('asked')}</Mark>
          {me && mayHandle(me.role, one.role) && (
            <Button size="small" onClick={() => void withdraw(one)}>
              {t('withdraw')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
