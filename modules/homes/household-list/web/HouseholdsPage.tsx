import './list-texts.ts'
import './households-page.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import {
  AddHouseholds,
  ClosedHouseholds,
  HouseholdTree,
  useHouseholdEvents,
  useTree,
} from '#modules/homes/household-properties/web/public.ts'
import { Link } from '@tanstack/react-router'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { Filters } from '#platform/web/list/Filters.tsx'
import { ListRows } from '#platform/web/list/ListRows.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { HouseholdDetailPanel } from './HouseholdDetailPanel.tsx'
import { householdsQuery } from './list-query.ts'
import type { HouseholdSearch } from './screens.ts'
import { useHouseholdColumns } from './use-household-columns.tsx'

const EndingContracts = lazy(async () => ({
  default: (await import('#modules/homes/residents/web/public.ts')).EndingContracts,
}))

/** The choice of those that closed, among the buildings. */
const closedOnes = ':closed'

/** Households as a tree of buildings and floors, or those that a fragment finds; one of them open beside the list. */
export function HouseholdsPage() {
  const t = useTexts('householdList')
  const { householdListActs } = useContributions()
  const address = useAddress<HouseholdSearch>()
  const { search, change } = address
  const { open, closed = false, floor } = search
  const fragment = search.text?.trim() ?? ''
  const mayChange = useAllowed()([{ can: 'households.change' }]).length > 0
  const [adding, setAdding] = useState(false)
  useHouseholdEvents()
  const tree = useTree()
  const building = search.building ?? tree.data?.[0]?.building
  const list = useList({
    address,
    query: (asked) => householdsQuery({ ...asked, building }),
    idOf: (row) => row.householdId,
    filters: [
      {
        kind: 'search',
        name: 'text',
        label: t('search'),
        placeholder: t('searchShort'),
        also: { closed: undefined },
      },
      { kind: 'own', names: ['floor'], element: null },
    ],
  })
  const columns = useHouseholdColumns(list.rows)

  useEffect(() => {
    document.querySelector('.lb-row-cur')?.scrollIntoView({ block: 'nearest' })
  }, [open])

  const sum = (count: 'vacantCount' | 'rentedCount' | 'virtualCount') =>
    (tree.data ?? []).reduce((all, row) => all + row[count], 0)
  return (
    <div className="lb-page hl">
      <div className="lb-page-head hl-head">
        <h1>{t('title')}</h1>
        {list.answer && !(closed && !fragment) && (
          <span className="lb-quiet">{t('shown', { count: list.rows.length })}</span>
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
        <span className="lb-end hl-acts lb-line lb-gap-8">
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
        <Filters list={list} />
        {!fragment && tree.data && (
          <div className="hl-buildings">
            <Segments
              label={t('buildings')}
              options={[
                ...tree.data.map((row) => ({ value: row.building, label: row.building })),
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
          ) : (
            <ListRows
              list={
                // Which building comes first is not known without the tree.
                tree.error && !building && !fragment
                  ? { ...list, error: tree.error, refetch: () => void tree.refetch() }
                  : list
              }
              table={{ className: 'hl-table', columns }}
              onOpen={list.openRow}
              failed={t('loadFailed')}
              skeleton={[112, 200, 80]}
              skeletonRows={12}
              empty={{ icon: 'house', title: t('nothingTitle'), text: t('nothingText') }}
            />
          )}
        </Panel>
        {open && <HouseholdDetailPanel key={open} householdId={open} onClose={list.ways.onClose} />}
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
