import './page-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { storeCategories } from '../contract.ts'
import { storesQuery } from './list-query.ts'
import { storeSettingPath, type StoreSearch } from './screens.ts'
import { useStoreColumns } from './use-store-columns.tsx'

/** The shops around: whom to ring, when they are open, and what they give residents. */
export function StoreListPage() {
  const t = useTexts('storesPage')
  const title = useTexts('stores')('list')
  const goTo = useNavigate()
  const mayChange = useAllowed()([{ can: 'stores.change' }]).length > 0
  const queries = useQueryClient()
  useChanges(['stores.changed'], () => void queries.invalidateQueries({ queryKey: ['stores'] }))
  const address = useAddress<StoreSearch>()
  const { text = '', category } = address.search
  const typed = text.trim().toLowerCase()
  const list = useList({
    address,
    query: storesQuery,
    idOf: (row) => row.storeId,
    shows: (row) =>
      !row.isRetired &&
      (category === undefined || row.category === category) &&
      [
        row.name,
        row.phone,
        row.phone.replaceAll('-', ''),
        row.note,
        ...row.offers.map((offer) => offer.title),
      ].some((words) => words.toLowerCase().includes(typed)),
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      {
        kind: 'choice',
        name: 'category',
        label: t('category'),
        options: storeCategories.map((value) => ({ value, label: t(`category_${value}`) })),
      },
    ],
  })
  return (
    <ListPage
      list={list}
      title={title}
      extra={
        mayChange && (
          <Button icon={<Icon name="pen" />} onClick={() => void goTo({ href: storeSettingPath })}>
            {t('configure')}
          </Button>
        )
      }
      table={{ columns: useStoreColumns() }}
      failed={t('loadFailed')}
      skeleton={[180, 80, 140, '1fr', 200]}
      empty={{ icon: 'bag', title: t('empty'), text: t('emptyText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
    />
  )
}
