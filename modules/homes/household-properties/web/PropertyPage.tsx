import './property-texts.ts'
import './property-page.css'
import { Suspense } from 'react'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import type { HouseholdProperty } from '../shapes.ts'
import { showArea, showPing } from './area.ts'
import { inhabited, propertiesQuery } from './list-query.ts'
import { PropertyPanel } from './PropertyPanel.tsx'
import type { PropertySearch } from './screens.ts'
import { useHouseholdEvents, useTree } from './use-properties.ts'
import { usePropertyColumns } from './use-property-columns.tsx'

const sumOf = (rows: readonly HouseholdProperty[], field: 'exclusiveArea' | 'titleArea' | 'parkingArea') =>
  rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)

/** Property data of a building: its totals, one row a household, and the open one to be written beside. */
export function PropertyPage() {
  const t = useTexts('propertyPage')
  const { householdListActs } = useContributions()
  useHouseholdEvents()
  const buildings = inhabited(useTree().data ?? [])
  const list = useList({
    address: useAddress<PropertySearch>(),
    query: ({ building = buildings[0]?.building }) => propertiesQuery({ building }),
    idOf: (row) => row.householdId,
    shows: (row) => row.isVirtual === 0,
    views: {
      name: 'building',
      label: t('buildings'),
      options: buildings.map(({ building }) => ({ value: building, label: building })),
    },
    filters: [],
  })
  return (
    <ListPage
      list={list}
      title={t('title')}
      extra={
        <Suspense fallback={null}>
          {householdListActs.map(({ name, Acts }) => (
            <Acts key={name} />
          ))}
        </Suspense>
      }
      sums={(list.answer || list.isPending) && <Totals rows={list.rows} />}
      table={{ columns: usePropertyColumns(sumOf(list.rows, 'exclusiveArea')) }}
      failed={t('loadFailed')}
      skeleton={[112, 80, 80, 60, 160, 120]}
      skeletonRows={12}
      empty={{ icon: 'house', title: t('nothingTitle'), text: t('nothingText') }}
      detail={(householdId) => <PropertyPanel key={householdId} householdId={householdId} {...list.ways} />}
    />
  )
}

/** Units and areas of the building together; areas in m² and 坪. */
function Totals({ rows }: { rows: readonly HouseholdProperty[] }) {
  const t = useTexts('propertyPage')
  const known = rows.filter((row) => row.exclusiveArea !== null).length
  const areas = [
    ['totalExclusive', sumOf(rows, 'exclusiveArea')],
    ['totalTitle', sumOf(rows, 'titleArea')],
    ['totalParking', sumOf(rows, 'parkingArea')],
  ] as const
  return (
    <dl className="pp-totals">
      <div>
        <dt>{t('known')}</dt>
        <dd>{t('knownCount', { known, count: rows.length })}</dd>
      </div>
      {areas.map(([word, area]) => (
        <div key={word}>
          <dt>{t(word)}</dt>
          <dd>
            {t('area', { area: showArea(area) })} <span>{t('ping', { ping: showPing(area) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
