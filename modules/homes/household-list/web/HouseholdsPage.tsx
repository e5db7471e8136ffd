import './list-texts.ts'
import './households-page.css'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import {
  AddHouseholds,
  ClosedHouseholds,
  HouseholdTree,
  useHouseholdEvents,
  useListed,
  useTree,
} from '#modules/homes/household-properties/web/public.ts'
import { Link } from '@tanstack/react-router'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { HouseholdDetailPanel } from './HouseholdDetailPanel.tsx'
import { HouseholdTable } from './HouseholdTable.tsx'
import { householdsRoute } from './screens.ts'
import { useFound } from './use-household-list.ts'

const EndingContracts = lazy(async () => ({
  default: (await import('#modules/homes/residents/web/public.ts')).EndingContracts,
}))

/** The choice of those that closed, among the buildings. */
const closedOnes = ':closed'

/** Households as a tree of buildings and floors, or those that a fragment finds; one of them open beside the list. */
export function HouseholdsPage() {
  const t = useTexts('householdList')
  const { householdListActs } = useContributions()
  const search = householdsRoute.useSearch()
  const { text = '', open, closed = false } = search
  const navigate = householdsRoute.useNavigate()
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  const mayChange = useAllowed()([{ can: 'households.change' }]).length > 0
  const [adding, setAdding] = useState(false)
  useHouseholdEvents()
  const tree = useTree()
  const fragment = useDeferredValue(text.trim())
  const building = search.building ?? tree.data?.[0]?.building
  const { floor } = search
  const listed = useListed({ building, floor }, building !== undefined && fragment === '')
  const found = useFound(fragment)
  const list = fragment ? found : listed

  useEffect(() => {
    document.querySelector('.lb-row-cur')?.scrollIntoView({ block: 'nearest' })
  }, [open])

  const rows = list.data ?? []
  const sum = (count: 'vacantCount' | 'rentedCount' | 'virtualCount') =>
    (tree.data ?? []).reduce((all, one) => all + one[count], 0)
  return (
    <div className="lb-page hl">
      <div className="lb-page-head hl-head">
        <h1>{t('title')}</h1>
        {list.data && !(closed && !fragment) && (
          <span className="lb-quiet">{t('shown', { count: rows.length })}</span>
        )}
        {tree.data && (
          <span className="lb-quiet hl-summary">
            {t('summary', {
              vacant: sum('vacantCount'),
              rented: sum('rentedCount'),
              virtual: sum('virtualCount'),
            })}
          </span>
        )}
        <span className="lb-end hl-acts">
          <Suspense fallback={null}>
            {householdListActs.map(({ name, Acts }) => (
              <Acts key={name} />
            ))}
          </Suspense>
          <Link
            className="lb-button lb-button-default lb-button-middle"
            to="/mgmt/household/property"
            search={{ building }}
          >
            {t('books')}
          </Link>
          {mayChange && (
            <Button icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )}
        </span>
      </div>
      <div className="hl-bar">
        <SearchField
          label={t('search')}
          placeholder={t('searchShort')}
          value={text}
          onSearch={(next) => change({ text: next || undefined, open: undefined, closed: undefined })}
        />
        {!fragment && tree.data && (
          <div className="hl-buildings">
            <Segments
              label={t('buildings')}
              options={[
                ...tree.data.map((one) => ({ value: one.building, label: one.building })),
                { value: closedOnes, label: t('closed') },
              ]}
              value={closed ? closedOnes : (building ?? '')}
              onChange={(next) =>
                change({
                  building: next === closedOnes ? building : next,
                  floor: undefined,
                  open: undefined,
                  closed: next === closedOnes || undefined,
                })
              }
            />
          </div>
        )}
      </div>
      <Suspense fallback={null}>
        <EndingContracts />
      </Suspense>
      <div className={`hl-body${open ? ' hl-open' : ''}${fragment ? ' hl-found' : ''}`}>
        {!fragment && (
          <Panel className="hl-tree">
            <HouseholdTree
              chosen={{ building, floor, isClosed: closed }}
              onChoose={(next) =>
                change({
                  building: next.building ?? building,
                  floor: next.floor,
                  closed: next.isClosed || undefined,
                  open: undefined,
                })
              }
            />
          </Panel>
        )}
        <Panel grow className="hl-list">
          {closed && !fragment ? (
            <ClosedHouseholds />
          ) : list.isError ? (
            <ErrorState
              title={t('loadFailed')}
              text={t('loadFailedText')}
              retry={() => void list.refetch()}
            />
          ) : list.isPending ? (
            <SkeletonRows columns={[112, 200, 80]} rows={12} />
          ) : rows.length ? (
            <HouseholdTable rows={rows} open={open} onOpen={(id) => change({ open: id })} />
          ) : (
            <EmptyState icon="house" title={t('nothingTitle')} text={t('nothingText')}>
              <button
                type="button"
                className="lb-link"
                onClick={() => change({ text: undefined, floor: undefined })}
              >
                {t('clear')}
              </button>
            </EmptyState>
          )}
        </Panel>
        {open && (
          <HouseholdDetailPanel key={open} householdId={open} onClose={() => change({ open: undefined })} />
        )}
      </div>
      {adding && (
        <AddHouseholds
          building={building}
          floor={floor}
          onClose={(added) => {
            setAdding(false)
            if (added) change({ ...added, text: undefined, open: undefined, closed: undefined })
          }}
        />
      )}
    </div>
  )
}
