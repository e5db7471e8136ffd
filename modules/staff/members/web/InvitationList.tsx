import '#platform/web/frame/role-texts.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import type { Invitation } from '../invitation-contract.ts'
import { invitationsApi } from './use-members.ts'

/** Who was asked to join and has not answered: the name that was typed, and nothing more is known of them. */
export function InvitationList({ rows }: { rows: readonly Invitation[] }) {
  const t = useTexts('memberPages')
  const roleOf = useTexts('roles')
  const me = useMe()

  const { submit } = useAsked()
  const withdraw = ({ id, account }: Invitation) =>
    submit({
      ask: { title: t('withdrawTitle', { account }), text: t('withdrawText'), ok: t('withdraw') },
      work: (retry) => invitationsApi.withdraw({ id }, retry),
      done: t('withdrawn', { account }),
    })

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
          <span className="mb-asked-role">{roleOf(row.role)}</span>
          <span className="mb-asked-state">
            <Mark kind="plain">{t('asked')}</Mark>
            {me?.handles.includes(row.role) && (
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
