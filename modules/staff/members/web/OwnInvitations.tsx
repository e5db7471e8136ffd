import '#platform/web/frame/role-texts.ts'
import './invitation-texts.ts'
import './invitations.css'
import { type ReactNode, useState } from 'react'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import type { OwnInvitation } from '../invitation-contract.ts'
import { useOwnInvitations } from './use-own-invitations.ts'

export interface Joined {
  communityId: string
  communityName: string
  /** Leads into the community, for whoever was signed in. */
  token: string
}

export interface OwnInvitationsProps {
  /** Of a sign-in that has no community yet; '' for whoever is signed in. */
  token: string
  onJoined: (joined: Joined) => void
  /** Whatever it stands in says already what it is. */
  untitled?: true
  /** What stands there when nobody asks. */
  none?: ReactNode
}

/** The communities that ask somebody to join: who asks, as what, and the two answers. */
export function OwnInvitations({ token, onJoined, untitled, none = null }: OwnInvitationsProps) {
  const t = useTexts('invitations')
  const roleOf = useTexts('roles')
  const own = useOwnInvitations(token)
  const [answered, setAnswered] = useState('')
  const { list } = own

  const act = useSubmit(
    async (_, id: string, work: () => Promise<void>) => {
      setAnswered(id)
      await work().finally(() => void own.again())
    },
    { onFailure: inBox },
  )
  const accept = ({ id, communityName }: OwnInvitation) =>
    act.submit(id, async () => onJoined({ communityName, ...(await own.accept(id)) }))

  async function decline({ id, communityName: community }: OwnInvitation) {
    const ask = { title: t('declineTitle', { community }), text: t('declineText'), ok: t('decline') }
    if (!(await confirmBox(ask))) return
    await act.submit(id, async () => {
      await own.decline(id)
      toast(t('declined', { community }))
    })
  }

  if (list.isError)
    return <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void list.refetch()} />
  if (!list.data?.length) return list.data ? none : null
  return (
    <section className="mi-own lb-grid lb-gap-4" aria-label={t('title')}>
      {!untitled && <h2>{t('title')}</h2>}
      <p className="lb-14 lb-quiet">{t('what')}</p>
      <ul>
        {list.data.map((row) => (
          <li key={row.id}>
            <span className="mi-what">
              <b>{row.communityName}</b>
              <span>
                {row.invitedBy
                  ? t('from', { by: row.invitedBy, role: roleOf(row.role) })
                  : t('fromOperator', { role: roleOf(row.role) })}
              </span>
              <span className="lb-14 lb-quiet">{t('until', { when: speakDate(row.expiresAt) })}</span>
            </span>
            <span className="lb-line lb-gap-8">
              <Button aria-label={`${t('decline')} ${row.communityName}`} onClick={() => void decline(row)}>
                {t('decline')}
              </Button>
              <Button
                type="primary"
                loading={act.busy && answered === row.id}
                aria-label={`${t('accept')} ${row.communityName}`}
                onClick={() => void accept(row)}
              >
                {t('accept')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
