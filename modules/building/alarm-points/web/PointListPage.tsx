import './page-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { pointsQuery } from './list-query.ts'
import { PointDialog } from './PointDialog.tsx'
import { PointPanel } from './PointPanel.tsx'
import type { PointSearch } from './screens.ts'
import { useCategories } from './use-categories.ts'
import { usePointColumns } from './use-point-columns.tsx'

/** What is watched, and how it stands; it follows what the building says. */
export function PointListPage() {
  const t = useTexts('alarmPointsPage')
  const goTo = useNavigate()
  const allowed = useAllowed()
  const mayConfigure = allowed([{ can: 'alarmPoints.configure' }]).length > 0
  const mayGateways = allowed([{ can: 'alarmGateways.configure' }]).length > 0
  const [isAdding, setAdding] = useState(false)
  const queries = useQueryClient()
  useChanges(
    ['alarmPoints.', 'alarmEvents.'],
    () => void queries.invalidateQueries({ queryKey: ['alarmPoints'] }),
  )
  const address = useAddress<PointSearch>()
  const { text = '', category, level } = address.search
  const typed = text.trim().toLowerCase()
  const list = useList({
    address,
    query: pointsQuery,
    idOf: (row) => row.pointId,
    shows: (row) =>
      (category === undefined || row.category === category) &&
      (level === undefined || row.level === level) &&
      [row.name, row.place, row.meaning, row.assetCode].some((words) => words.toLowerCase().includes(typed)),
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      { kind: 'choice', name: 'category', label: t('category'), options: useCategories() },
      {
        kind: 'choice',
        name: 'level',
        label: t('level'),
        options: ([4, 3, 2, 1] as const).map((value) => ({ value, label: t(`level${value}`) })),
      },
    ],
  })
  const columns = usePointColumns()
  const { opened } = list
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        count={t('count', { count: list.rows.length })}
        extra={
          <>
            {mayGateways && (
              <Button onClick={() => void goTo({ href: '/mgmt/BA-alert/gateways' })}>{t('gateways')}</Button>
            )}
            {mayConfigure && (
              <Button type="primary" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            )}
          </>
        }
        table={{ columns }}
        failed={t('loadFailed')}
        skeleton={[80, 160, '1fr', 90, 90, 120]}
        empty={{ icon: 'siren', title: t('empty'), text: t('emptyText') }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
        detail={(pointId) => opened && <PointPanel key={pointId} point={opened} {...list.ways} />}
      />
      {isAdding && <PointDialog onOpen={list.openRow} onClose={() => setAdding(false)} />}
    </>
  )
}
