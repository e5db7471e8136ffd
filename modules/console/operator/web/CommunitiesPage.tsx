import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { writeDate } from '#platform/web/look/speak-time.ts'
import type { CommunityLine } from '../contract.ts'
import { operatorApi } from './api.ts'
import { ConsoleLink } from './ConsoleLink.tsx'
import { countOf } from './sizes.ts'

/** Every community, found by its name. */
export function CommunitiesPage() {
  const t = useTexts('operator')
  const router = useRouter()
  const [text, setText] = useState('')
  const list = useQuery({
    queryKey: ['operator', 'communities', text],
    queryFn: async () => (await operatorApi.listCommunities({ text })).data,
    placeholderData: (before) => before,
  })
  return (
    <div className="lb-page op-page">
      <div className="lb-page-head">
        <h1>{t('communities')}</h1>
        <SearchField label={t('search')} placeholder={t('communityName')} value={text} onSearch={setText} />
        <Button type="primary" onClick={() => void router.navigate({ href: '/operator/communities/new' })}>
          {t('newCommunity')}
        </Button>
      </div>
      <Panel>
        <Loaded
          of={list}
          failed={t('loadFailed')}
          stale={t('notNewest')}
          skeleton={[240, 80, 80, 160]}
          rows={6}
        >
          {(rows) =>
            rows.length ? (
              <Rows rows={rows} />
            ) : (
              <EmptyState
                icon="house"
                title={t(text ? 'noCommunities' : 'noCommunitiesYet')}
                text={t(text ? 'noCommunitiesText' : 'noCommunitiesYetText')}
              />
            )
          }
        </Loaded>
      </Panel>
    </div>
  )
}

function Rows({ rows }: { rows: readonly CommunityLine[] }) {
  const t = useTexts('operator')
  return (
    <table className="lb-table lb-cards op-communities">
      <thead>
        <tr>
          <th scope="col">{t('communityName')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('households')}</th>
          <th scope="col">{t('residents')}</th>
          <th scope="col">{t('people')}</th>
          <th scope="col">{t('sessions')}</th>
          <th scope="col">{t('created')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.communityId}>
            <td className="op-name" title={one.name}>
              <ConsoleLink className="lb-link" to={`/operator/communities/${one.communityId}`}>
                {one.name}
              </ConsoleLink>
            </td>
            <td className="op-state">
              <Mark kind={one.suspendedAt ? 'reminded' : 'waiting'}>
                {t(one.suspendedAt ? 'suspended' : 'active')}
              </Mark>
            </td>
            <td className="op-count" data-label={t('households')}>
              {countOf(one.householdCount)}
            </td>
            <td className="op-count" data-label={t('residents')}>
              {countOf(one.residentCount)}
            </td>
            <td className="op-count" data-label={t('people')}>
              {countOf(one.accountCount)}
            </td>
            <td className="op-count" data-label={t('sessions')}>
              {countOf(one.sessionCount)}
            </td>
            <td className="op-created">{writeDate(one.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
