import './page-texts.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { repairNumber } from '#modules/assets/repairs/contract.ts'
import { assetEditPath, repairsPath } from '#modules/assets/paths.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Mark, type MarkKind } from '#platform/web/look/Mark.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import type { Plant } from '../shapes.ts'
import { stands } from '../stands.ts'
import { plantsQuery, useMaintenanceChanges } from './list-query.ts'
import type { PlantSearch } from './screens.ts'

const marks: Record<Plant['stand'], MarkKind> = {
  repair: 'reminded',
  late: 'reminded',
  off: 'note',
  unplanned: 'plain',
  fine: 'done',
}
const wordsOf = ({ name, displayId, place, categoryName, areaName }: Plant) =>
  [name, displayId, place, categoryName, areaName].join(' ').toLowerCase()

/** The state of all plants: each with its last check, its next date and its open cases. */
export function PlantsPage() {
  const t = useTexts('maintenancePage')
  const goTo = useNavigate()
  useMaintenanceChanges()
  const address = useAddress<PlantSearch>()
  const { text = '', stand } = address.search
  const typed = text.trim().toLowerCase()
  const list = useList({
    address,
    query: plantsQuery,
    idOf: (row) => row.assetId,
    shows: (row) => (!stand || stand === 'all' || row.stand === stand) && wordsOf(row).includes(typed),
    views: {
      name: 'stand',
      label: t('stand'),
      options: [
        { value: 'all', label: t('stand_all') },
        ...stands.map((value) => ({ value, label: t(`stand_${value}`) })),
      ],
    },
    filters: [{ kind: 'search', name: 'text', label: t('plantsSearch') }],
  })
  const counts = Object.fromEntries(
    stands.map((one) => [one, list.answer?.data.filter((row) => row.stand === one).length]),
  )
  const columns: Column<Plant>[] = [
    {
      head: t('plant'),
      phone: 'first',
      cell: (row) => (
        <>
          <b>{row.name}</b>{' '}
          <span className="lb-14 lb-quiet lb-after-8">
            {[row.displayId, row.areaName, row.place].filter(Boolean).join('　')}
          </span>
        </>
      ),
    },
    {
      head: t('category'),
      width: [110, 90],
      phone: 'under',
      drops: 'narrow',
      cell: (row) => row.categoryName,
    },
    {
      head: t('stand'),
      width: 120,
      phone: 'end',
      cell: (row) => <Mark kind={marks[row.stand]}>{t(`stand_${row.stand}`)}</Mark>,
    },
    {
      head: t('lastCheck'),
      width: [180, 160],
      phone: 'line',
      isLabelled: true,
      cell: (row) =>
        row.lastCheckedAt && (
          <>
            {speakDate(row.lastCheckedAt)}
            {row.fails > 0 && <span className="lb-amber">　{t('lastCheckFails', { fails: row.fails })}</span>}
          </>
        ),
    },
    {
      head: t('nextDay'),
      width: [230, 130],
      phone: 'line',
      isLabelled: true,
      whole: (row) => `${row.nextDay && showDay(row.nextDay)}　${row.nextPlanName}`,
      cell: (row) =>
        row.nextDay && (
          <>
            {showDay(row.nextDay)}
            <span className="lb-14 lb-quiet lb-after-8"> {row.nextPlanName}</span>
          </>
        ),
    },
    {
      head: t('openCases'),
      width: [170, 150],
      phone: 'line',
      cell: ({ openCases }) =>
        openCases.map(({ caseId, number, title }) => (
          <Link
            key={caseId}
            className="lb-link"
            to={repairsPath}
            search={{ open: caseId } as never}
            title={title}
          >
            {repairNumber(number)}{' '}
          </Link>
        )),
    },
  ]
  return (
    <ListPage
      list={list}
      title={t('plants')}
      unit={t('plantsUnit')}
      counts={counts}
      table={{ columns }}
      failed={t('plantsFailed')}
      skeleton={['1fr', 100, 120, 160, 200, 150]}
      empty={{ icon: 'box', title: t('plantsEmpty'), text: t('plantsEmptyText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      onOpen={(assetId) => void goTo({ href: `${assetEditPath}?assetId=${assetId}` })}
    />
  )
}
