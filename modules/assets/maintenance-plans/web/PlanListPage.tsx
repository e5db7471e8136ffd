import './page-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Plan } from '../shapes.ts'
import { plansQuery, useMaintenanceChanges } from './list-query.ts'
import { newPlanPath, planRecordPath } from './paths.ts'
import type { PlanSearch } from './screens.ts'
import { useAssetWords, useCycleWords } from './use-cycle-words.ts'

const wordsOf = ({ name, supplierName, doer, assets }: Plan) =>
  [name, supplierName, doer, ...assets.flatMap((asset) => [asset.name, asset.displayId])]
    .join(' ')
    .toLowerCase()

/** The plans of maintenance, by their next day. */
export function PlanListPage() {
  const t = useTexts('maintenancePage')
  const goTo = useNavigate()
  const cycleWords = useCycleWords()
  const assetWords = useAssetWords()
  const mayChange = useAllowed()([{ can: 'maintenancePlans.change' }]).length > 0
  useMaintenanceChanges()
  const address = useAddress<PlanSearch>()
  const typed = (address.search.text ?? '').trim().toLowerCase()
  const list = useList({
    address,
    query: plansQuery,
    idOf: (row) => row.planId,
    shows: (row) => wordsOf(row).includes(typed),
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: 'now', label: t('view_now') },
        { value: 'all', label: t('view_all') },
      ],
    },
    filters: [{ kind: 'search', name: 'text', label: t('plansSearch') }],
  })
  const columns: Column<Plan>[] = [
    {
      head: t('name'),
      phone: 'first',
      cell: (row) => (
        <>
          <b>{row.name}</b> {row.isEnded && <Mark kind="note">{t('ended')}</Mark>}
        </>
      ),
    },
    { head: t('assets'), width: '22%', phone: 'line', cell: assetWords },
    {
      head: t('supplier'),
      width: [150, 130],
      phone: 'under',
      cell: (row) => row.supplierName || t('ownDoer', { name: row.doer }),
    },
    { head: t('cycle'), width: [150, 130], phone: 'line', cell: cycleWords },
    {
      head: t('nextDay'),
      width: 120,
      phone: 'end',
      cell: (row) => row.nextDay && showDay(row.nextDay),
    },
    {
      head: t('lastDone'),
      width: 120,
      phone: 'none',
      drops: 'narrow',
      cell: (row) => row.lastDoneDay && showDay(row.lastDoneDay),
    },
    {
      head: t('budgetOnce'),
      width: 110,
      align: 'end',
      phone: 'none',
      drops: 'narrow',
      cell: (row) => row.budget !== null && showMoney(row.budget),
    },
  ]
  return (
    <ListPage
      list={list}
      title={t('plansTitle')}
      count={t('plansCount', { count: list.rows.length })}
      extra={
        mayChange && (
          <Link className="lb-button lb-button-primary lb-button-middle" to={newPlanPath}>
            <Icon name="plus" /> {t('addPlan')}
          </Link>
        )
      }
      table={{ columns, rowClass: (row) => (row.isEnded ? 'lb-row-off' : undefined) }}
      failed={t('loadFailed')}
      skeleton={['1fr', 200, 130, 130, 100, 100]}
      empty={{ icon: 'calendar', title: t('plansEmpty'), text: t('plansEmptyText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      onOpen={(planId) => void goTo({ href: planRecordPath(planId) })}
    />
  )
}
