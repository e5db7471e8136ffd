import './page-texts.ts'
import './news.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { newsCategories } from '../contract.ts'
import { newsApi, newsQuery } from './list-query.ts'
import { NewsPanel } from './NewsPanel.tsx'
import { newsEditPath } from './paths.ts'
import type { NewsSearch } from './screens.ts'
import { useNewsColumns } from './use-news-columns.tsx'

/** News: pinned ones first, with their states and how many households read them (R456). */
export function NewsListPage() {
  const t = useTexts('newsPage')
  const title = useTexts('news')('list')
  const goTo = useNavigate()
  const allowed = useAllowed()
  const mayEdit = allowed([{ can: 'news.edit', service: [46] }]).length > 0
  const maySeeRules = allowed([{ can: 'rules.view', service: [52] }]).length > 0
  const queries = useQueryClient()
  useChanges(['news.', 'notifications.'], () => void queries.invalidateQueries({ queryKey: ['news'] }))
  const counts = useQuery({
    queryKey: ['news', 'counts'],
    queryFn: async () => (await newsApi.countNews({})).data,
  }).data
  const list = useList({
    address: useAddress<NewsSearch>(),
    query: newsQuery,
    idOf: (row) => row.newsId,
    views: {
      name: 'view',
      label: t('states'),
      options: [
        { value: 'all', label: t('viewAll') },
        { value: 'online', label: t('state_online') },
        { value: 'pending', label: t('state_pending') },
        { value: 'unpublished', label: t('state_unpublished') },
        { value: 'offline', label: t('state_offline') },
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      {
        kind: 'choice',
        name: 'category',
        label: t('category'),
        options: newsCategories.map((value) => ({ value, label: t(`category_${value}`) })),
      },
    ],
  })
  const add = () => void goTo({ to: newsEditPath })
  useHotKey('Alt+N', 'news:act', add, { enabled: mayEdit })
  const columns = useNewsColumns()
  const { opened } = list
  return (
    <ListPage
      list={list}
      title={title}
      unit={t('unit')}
      counts={counts}
      extra={
        <>
          {maySeeRules && (
            <Link to="/mgmt/rules" className="lb-button lb-button-default lb-button-middle">
              {t('rules')}
            </Link>
          )}
          {mayEdit && (
            <Button type="primary" icon={<Icon name="plus" />} aria-keyshortcuts="Alt+N" onClick={add}>
              {t('add')} <Key keys="Alt N" />
            </Button>
          )}
        </>
      }
      table={{ columns }}
      failed={t('failed')}
      skeleton={[40, '1fr', 90, 170]}
      empty={{ icon: 'mega', title: t('empty'), text: t('emptyText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      detail={(newsId) => opened && <NewsPanel key={newsId} news={opened} mayEdit={mayEdit} {...list.ways} />}
    />
  )
}
