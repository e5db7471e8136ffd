import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { CommunityDetail } from '../contract.ts'
import { operatorApi } from './api.ts'
import { ConsoleLink } from './ConsoleLink.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { ServicesForm } from './ServicesForm.tsx'
import { countOf } from './sizes.ts'

/** One community: its services, its managers, and whether it is entered. */
export function CommunityPage() {
  const { communityId = '' } = useParams({ strict: false }) as { communityId?: string }
  const queryKey = ['operator', 'community', communityId]
  const found = useQuery({
    queryKey,
    queryFn: async () => (await operatorApi.showCommunity({ communityId })).data,
  })
  const t = useTexts('operator')
  return (
    <div className="lb-page lb-console-page">
      <ConsoleLink className="lb-link" to="/operator/communities">
        {t('communities')}
      </ConsoleLink>
      <Loaded
        of={found}
        failed={t('loadFailed')}
        stale
        instead={({ kind, description }) =>
          kind === 'notFound' && <EmptyState icon="doc" title={description} />
        }
        skeleton={[240, 80, 80, 160]}
        rows={6}
      >
        {(community) => <Community community={community} />}
      </Loaded>
    </div>
  )
}

function Community({ community }: { community: CommunityDetail }) {
  const t = useTexts('operator')
  const queries = useQueryClient()
  const [dialog, setDialog] = useState<'suspend' | 'invite'>()
  const { communityId, name, suspendedAt, suspendedReason } = community
  const keep = (data: CommunityDetail) =>
    queries.setQueryData<CommunityDetail>(['operator', 'community', communityId], data)
  const change = async (reason: string, retry: Retry) => {
    const act = suspendedAt ? operatorApi.resumeCommunity : operatorApi.suspendCommunity
    keep((await act({ communityId, reason }, retry)).data)
    setDialog(undefined)
    toast(t(suspendedAt ? 'communityResumed' : 'communitySuspended', { name }))
  }
  const figures = [
    ['households', community.householdCount],
    ['residents', community.residentCount],
    ['people', community.accountCount],
    ['sessions', community.sessionCount],
  ] as const
  return (
    <>
      <div className="lb-page-head">
        <h1>{name}</h1>
        <Button onClick={() => setDialog('suspend')}>{t(suspendedAt ? 'resume' : 'suspend')}</Button>
      </div>
      {suspendedAt && (
        <Note>{t('suspendedSince', { when: speakTime(suspendedAt), reason: suspendedReason })}</Note>
      )}
      <dl className="op-figures">
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{countOf(count)}</dd>
          </div>
        ))}
      </dl>
      <ServicesForm community={community} saved={keep} />
      <Panel
        title={t('managers')}
        number={community.managers.length}
        extra={
          <Button size="small" onClick={() => setDialog('invite')}>
            {t('invite')}
          </Button>
        }
      >
        <ul className="op-members">
          {community.managers.map((manager) => (
            <li key={manager.accountId}>
              <b>{manager.name}</b>
              <span>{manager.account}</span>
              <span className="lb-quiet">{t(manager.role === 'admin' ? 'roleAdmin' : 'roleManager')}</span>
            </li>
          ))}
          {community.asked.map(({ account }) => (
            <li key={account}>
              <span>{account}</span>
              <span className="lb-quiet">{t('askedManager')}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {dialog === 'suspend' && (
        <ReasonDialog
          title={t(suspendedAt ? 'resume' : 'suspend')}
          text={!suspendedAt && t('suspendText')}
          label={t('reason')}
          reasons={t(suspendedAt ? 'reasonsResume' : 'reasonsSuspend').split(/、|, /)}
          required={t('reasonMissing')}
          confirm={t(suspendedAt ? 'resume' : 'suspend')}
          onConfirm={change}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'invite' && (
        <InviteDialog
          communityId={communityId}
          onClose={() => {
            setDialog(undefined)
            void queries.invalidateQueries({ queryKey: ['operator', 'community', communityId] })
          }}
        />
      )}
    </>
  )
}
