import './return-texts.ts'
import './returns.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { neighbours } from '#platform/web/list/neighbours.ts'
import { FilterDays } from '#platform/web/list/FilterDays.tsx'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { Pager } from '#platform/web/list/Pager.tsx'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { SelectionBar } from '#platform/web/list/SelectionBar.tsx'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { useSelection } from '#platform/web/list/use-selection.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { CourierItem } from '../contract.ts'
import { CouriersStrip } from './CouriersStrip.tsx'
import { type Giving, GiveDialog } from './GiveDialog.tsx'
import { ItemDetailPanel } from './ItemDetailPanel.tsx'
import { ItemExport } from './ItemExport.tsx'
import { ItemTable } from './ItemTable.tsx'
import { registerPath } from './paths.ts'
import { returnListRoute } from './screens.ts'
import { useCourierNames } from './use-courier-names.ts'
import { useItemEvents, useItems, useWaitingSummary } from './use-items.ts'

const perPage = 50
const none: readonly CourierItem[] = []

/** All returns and outgoing parcels: by state, courier, day or any fragment; given to couriers from here. */
export function ReturnListPage() {
  const t = useTexts('courierItems')
  const search = returnListRoute.useSearch()
  const { view = 'return', courier, text = '', from = '', to = '', open } = search
  const navigate = returnListRoute.useNavigate()
  const goTo = useNavigate()
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  const allowed = useAllowed()
  const mayGive = allowed([{ can: 'returns.handOver' }]).length > 0
  const mayRegister = allowed([{ can: 'returns.register' }]).length > 0
  const [giving, setGiving] = useState<Giving>()
  useItemEvents()

  const days = instantsOf({ from, to })
  const pages = useCursorPages([view, courier, text, from, to].join('\n'))
  const waits = view === 'return' || view === 'outgoing'
  const narrowing = {
    state: view === 'taken' ? 'handedToCourier' : view === 'all' ? 'all' : 'waiting',
    kind: waits ? view : undefined,
    courierName: courier,
    text,
    arrivedFrom: days.from,
    arrivedTo: days.before,
  } as const
  const { data, isError, isPending, refetch } = useItems({
    ...narrowing,
    after: pages.after,
    maxCount: perPage,
  })
  const summary = useWaitingSummary().data
  const couriers = useCourierNames()
  const rows = data?.data ?? none
  const selection = useSelection(rows.map((row) => row.itemId))
  const chosen = rows.filter((row) => selection.has(row.itemId))
  const named = new Set(chosen.map((row) => row.courierName).filter(Boolean))
  const isFiltered = Boolean(courier !== undefined || text || from || to)
  const clear = () =>
    change({ courier: undefined, text: undefined, from: undefined, to: undefined, open: undefined })
  const { onPrevious, onNext } = neighbours(
    rows,
    open,
    (row) => row.itemId,
    (id) => change({ open: id }),
  )

  return (
    <>
      <ListFrame
        title={t('title')}
        states={
          <Segments
            label={t('states')}
            value={view}
            onChange={(next) => change({ view: next, open: undefined })}
            options={[
              { value: 'return', label: t('viewReturn', { count: summary?.returns ?? '' }) },
              { value: 'outgoing', label: t('viewOutgoing', { count: summary?.outgoing ?? '' }) },
              { value: 'taken', label: t('viewTaken') },
              { value: 'all', label: t('viewAll') },
            ]}
          />
        }
        extra={
          <>
            <ItemExport view={view} query={narrowing} days={{ from, to }} />
            {mayRegister && (
              <Button
                icon={<Icon name="plus" />}
                onClick={() =>
                  void goTo({ to: registerPath, search: view === 'outgoing' ? { kind: 'outgoing' } : {} })
                }
              >
                {t('register')}
              </Button>
            )}
          </>
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
              label={t('courier')}
              options={couriers.map((name) => ({ value: name, label: name }))}
              value={courier}
              onChange={(next) => change({ courier: next, open: undefined })}
            />
            <FilterDays
              label={t('arrivedDay')}
              value={{ from, to }}
              onChange={(span) => change({ from: span.from || undefined, to: span.to || undefined })}
            />
          </>
        }
        onClearFilters={isFiltered ? clear : undefined}
        pager={
          <Pager
            pages={pages}
            count={rows.length}
            total={data?.pagination.total}
            isCapped={data?.pagination.totalIsCapped}
            after={data?.pagination.after ?? ''}
          />
        }
        selection={
          mayGive && chosen.length > 0 ? (
            <SelectionBar
              count={chosen.length}
              onClear={selection.clear}
              acts={[
                {
                  label: t('give', { count: chosen.length }),
                  primary: true,
                  disabled: named.size > 1,
                  title: named.size > 1 ? t('severalCouriers') : undefined,
                  act: () => setGiving({ courierName: [...named][0] ?? '', items: chosen }),
                },
              ]}
            />
          ) : undefined
        }
        detail={
          open && (
            <ItemDetailPanel
              key={open}
              itemId={open}
              onGive={(item) => setGiving({ courierName: item.courierName, items: [item] })}
              onPrevious={onPrevious}
              onNext={onNext}
              onClose={() => change({ open: undefined })}
            />
          )
        }
      >
        {waits && mayGive && summary && (
          <CouriersStrip
            couriers={summary.couriers}
            onCourier={(courierName) => setGiving({ courierName })}
          />
        )}
        {isError ? (
          <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void refetch()} />
        ) : isPending ? (
          <SkeletonRows columns={[60, 180, 120, 100, 160, 90]} rows={10} />
        ) : rows.length ? (
          <ItemTable
            rows={rows}
            open={open}
            selection={waits && mayGive ? selection : undefined}
            byTaken={view === 'taken'}
            onOpen={(itemId) => change({ open: itemId })}
          />
        ) : (
          <EmptyState
            icon="tray"
            title={t(isFiltered ? 'nothingFound' : 'nothingWaits')}
            text={t(isFiltered ? 'nothingFoundText' : 'nothingWaitsText')}
          >
            {isFiltered && (
              <button type="button" className="lb-link" onClick={clear}>
                {t('clear')}
              </button>
            )}
          </EmptyState>
        )}
      </ListFrame>
      {giving && (
        <GiveDialog
          {...giving}
          onClose={(isGiven) => {
            setGiving(undefined)
            if (isGiven) selection.clear()
          }}
        />
      )}
    </>
  )
}
