import { useMe } from '#platform/web/frame/use-me.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox, confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import type { Invitation } from '../invitation-contract.ts'
import { mayHandle } from '#platform/contract/access.ts'
import { invitationsApi } from './use-members.ts'

/** Who was asked to join and has not answered: the name that was typed, and nothing more is known of them. */
export function InvitationList({ rows }: { rows: readonly Invitation[] }) {
  const t = useTexts('memberPages')
  const me = useMe()

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
      {rows.map((row) => (
        <li key={row.id}>
          <span className="mb-asked-who">
            <b>{row.account}</b>
            <span className="lb-14 lb-quiet">
              {t('askedBy', {
                by: row.invitedBy || t('operator'),
                since: speakDate(row.invitedAt),
                until: speakDate(row.expiresAt),
              })}
            </span>
          </span>
          <span className="mb-asked-role">{t(`role_${row.role}`)}</span>
          <span className="mb-asked-state">
            <Mark kind="plain">{t('asked')}</Mark>
            {me && mayHandle(me.role, row.role) && (
              <Button
                size="small"
                aria-label={`${t('withdraw')} ${row.account}`}
                onClick={() => void withdraw(row)}
              >
                {t('withdraw')}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
