import './property-texts.ts'
import './property-page.css'
import { Suspense } from 'react'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { neighbours } from '#platform/web/list/neighbours.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { HouseholdProperty } from '../shapes.ts'
import { showArea, showPing } from './area.ts'
import { PropertyPanel } from './PropertyPanel.tsx'
import { PropertyTable } from './PropertyTable.tsx'
import { householdPropertyRoute } from './screens.ts'
import { useHouseholdEvents, useProperties, useTree } from './use-properties.ts'

const sumOf = (rows: readonly HouseholdProperty[], field: 'exclusiveArea' | 'titleArea' | 'parkingArea') =>
  rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)

/** Property data of a building: its totals, one row a household, and the open one to be written beside. */
export function PropertyPage() {
  const t = useTexts('propertyPage')
  const { householdListActs } = useContributions()
  const search = householdPropertyRoute.useSearch()
  const navigate = householdPropertyRoute.useNavigate()
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  useHouseholdEvents()
  const tree = useTree()
  const buildings = (tree.data ?? []).filter((one) => one.householdCount > 0)
  const building = search.building ?? buildings[0]?.building
  const { data, isError, isPending, refetch } = useProperties(building)
  const rows = (data ?? []).filter((row) => row.isVirtual === 0)
  const { onPrevious, onNext } = neighbours(
    rows,
    search.open,
    (row) => row.householdId,
    (id) => change({ open: id }),
  )

  function close() {
    const id = search.open
    change({ open: undefined })
    // The keys go on where they were.
    if (id) requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus())
  }

  return (
    <ListFrame
      title={t('title')}
      states={
        buildings.length > 0 && (
          <Segments
            label={t('buildings')}
            options={buildings.map((one) => ({ value: one.building, label: one.building }))}
            value={building ?? ''}
            onChange={(next) => change({ building: next, open: undefined })}
          />
        )
      }
      extra={
        <Suspense fallback={null}>
          {householdListActs.map(({ name, Acts }) => (
            <Acts key={name} />
          ))}
        </Suspense>
      }
      filters={isError ? undefined : <Totals rows={rows} />}
      detail={
        search.open && (
          <PropertyPanel
            key={search.open}
            householdId={search.open}
            onPrevious={onPrevious}
            onNext={onNext}
            onClose={close}
          />
        )
      }
    >
      {isError ? (
        <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void refetch()} />
      ) : isPending ? (
        <SkeletonRows columns={[112, 80, 80, 60, 160, 120]} rows={12} />
      ) : rows.length ? (
        <PropertyTable
          rows={rows}
          total={sumOf(rows, 'exclusiveArea')}
          open={search.open}
          onOpen={(open) => change({ open })}
        />
      ) : (
        <EmptyState icon="house" title={t('nothingTitle')} text={t('nothingText')} />
      )}
    </ListFrame>
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
