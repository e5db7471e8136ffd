import './activation-texts.ts'
import './carriers.css'
import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { neighbours } from '#platform/web/list/neighbours.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { Pager } from '#platform/web/list/Pager.tsx'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { Activation } from '../contract.ts'
import { ActivationTable } from './ActivationTable.tsx'
import { HouseholdCarriers } from './HouseholdCarriers.tsx'
import { activationRoute } from './screens.ts'
import { useActivationEvents, useActivations, useBuildingNames } from './use-activation.ts'

const perPage = 50
const none: readonly Activation[] = []

/** Which households are activated, by building and state or any fragment; a scanned card finds its household (R339). */
export function ActivationPage() {
  const t = useTexts('carriers')
  const search = activationRoute.useSearch()
  const { view = 'all', building, text = '', open } = search
  const navigate = activationRoute.useNavigate()
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  useActivationEvents()
  // What a card was found by opens at once when it is of one household.
  const [scanned, setScanned] = useState('')
  useScanner((scan) => {
    setScanned(scan.text)
    change({ text: scan.text, view: undefined, building: undefined, open: undefined })
  })

  const pages = useCursorPages([view, building, text].join('\n'))
  const { data, isError, isPending, isPlaceholderData, refetch } = useActivations({
    view,
    building,
    text,
    after: pages.after,
    maxCount: perPage,
  })
  const buildings = useBuildingNames()
  const rows = data?.data ?? none
  const counts = data?.summary
  const [only, ...others] = rows
  const toOpen =
    scanned && scanned === text && !isPlaceholderData && only && !others.length ? only : undefined
  useEffect(() => {
    if (!toOpen) return
    setScanned('')
    void navigate({ search: (old) => ({ ...old, open: toOpen.householdId }), replace: true })
  }, [toOpen, navigate])
  const isFiltered = Boolean(building || text)
  const clear = () => change({ building: undefined, text: undefined, open: undefined })
  const {
    opened: shown,
    onPrevious,
    onNext,
  } = neighbours(
    rows,
    open,
    (row) => row.householdId,
    (id) => change({ open: id }),
  )
  const segment = (
    value: typeof view,
    word: 'viewAll' | 'viewActivated' | 'viewNone' | 'viewLost' | 'viewSerial',
  ) => ({
    value,
    label: t(word, { count: counts?.[value] ?? '' }),
  })

  return (
    <ListFrame
      title={t('title')}
      states={
        <Segments
          label={t('views')}
          value={view}
          onChange={(next) => change({ view: next === 'all' ? undefined : next, open: undefined })}
          options={[
            segment('all', 'viewAll'),
            segment('activated', 'viewActivated'),
            segment('none', 'viewNone'),
            segment('lost', 'viewLost'),
            segment('serial', 'viewSerial'),
          ]}
        />
      }
      filters={
        <>
          <SearchField
            label={t('search')}
            placeholder={t('searchShort')}
            value={text}
            onSearch={(next) => change({ text: next || undefined, open: undefined })}
          />
          <FilterSelect
            label={t('building')}
            options={buildings.map((name) => ({ value: name, label: name }))}
            value={building}
            onChange={(next) => change({ building: next, open: undefined })}
          />
        </>
      }
      onClearFilters={isFiltered ? clear : undefined}
      pager={
        <Pager
          pages={pages}
          count={rows.length}
          unit={t('households')}
          total={data?.pagination.total}
          after={data?.pagination.after ?? ''}
        />
      }
      detail={
        open && (
          <DetailPanel
            key={open}
            label={t('detail', { label: shown?.label ?? '' })}
            over={t('title')}
            title={shown && <HouseholdName label={shown.label} names={shown.names} size="title" />}
            onPrevious={onPrevious}
            onNext={onNext}
            onClose={() => change({ open: undefined })}
          >
            <HouseholdCarriers householdId={open} />
          </DetailPanel>
        )
      }
    >
      {isError ? (
        <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void refetch()} />
      ) : isPending ? (
        <SkeletonRows columns={['1fr', 80, 80, 160]} rows={12} />
      ) : rows.length ? (
        <ActivationTable rows={rows} open={open} onOpen={(householdId) => change({ open: householdId })} />
      ) : (
        <EmptyState
          icon="house"
          title={t(isFiltered ? 'nothingFound' : 'nothingHere')}
          text={t(isFiltered ? 'nothingFoundText' : 'nothingHereText')}
        >
          {isFiltered && (
            <button type="button" className="lb-link" onClick={clear}>
              {t('clear')}
            </button>
          )}
        </EmptyState>
      )}
    </ListFrame>
  )
}
