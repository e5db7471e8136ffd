import { useRouter } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { writeDate } from '#platform/web/look/speak-time.ts'
import type { CommunityLine } from '../contract.ts'
import { ConsoleLink } from './ConsoleLink.tsx'
import { communitiesQuery } from './list-query.ts'
import type { CommunitiesSearch } from './screens.ts'
import { countOf } from './sizes.ts'

/** Every community, found by its name. */
export function CommunitiesPage() {
  const t = useTexts('operator')
  const router = useRouter()
  const list = useList({
    address: useAddress<CommunitiesSearch>(),
    query: communitiesQuery,
    idOf: (row) => row.communityId,
    filters: [{ kind: 'search', name: 'text', label: t('search'), placeholder: t('communityName') }],
  })
  const count = (
    head: string,
    phone: Column<CommunityLine>['phone'],
    of: 'householdCount' | 'residentCount' | 'accountCount' | 'sessionCount',
  ): Column<CommunityLine> => ({ head, phone, isLabelled: true, cell: (row) => countOf(row[of]) })
  return (
    <ListPage
      list={list}
      title={t('communities')}
      extra={
        <Button type="primary" onClick={() => void router.navigate({ href: '/operator/communities/new' })}>
          {t('newCommunity')}
        </Button>
      }
      table={{
        columns: [
          {
            head: t('communityName'),
            width: '30%',
            phone: 'first',
            whole: (row) => row.name,
            cell: (row) => (
              <ConsoleLink className="lb-link" to={`/operator/communities/${row.communityId}`}>
                {row.name}
              </ConsoleLink>
            ),
          },
          {
            head: t('state'),
            phone: 'end',
            cell: (row) => (
              <Mark kind={row.suspendedAt ? 'reminded' : 'waiting'}>
                {t(row.suspendedAt ? 'suspended' : 'active')}
              </Mark>
            ),
          },
          count(t('households'), 'under', 'householdCount'),
          count(t('residents'), 'underEnd', 'residentCount'),
          count(t('people'), 'line', 'accountCount'),
          count(t('sessions'), 'line', 'sessionCount'),
          { head: t('created'), phone: 'none', cell: (row) => writeDate(row.createdAt) },
        ],
      }}
      failed={t('loadFailed')}
      skeleton={[240, 80, 80, 160]}
      skeletonRows={6}
      empty={{ icon: 'house', title: t('noCommunitiesYet'), text: t('noCommunitiesYetText') }}
      notFound={{ title: t('noCommunities'), text: t('noCommunitiesText') }}
    />
  )
}
