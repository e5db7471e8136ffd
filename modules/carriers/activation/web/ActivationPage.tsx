import './activation-texts.ts'
import './carriers.css'
import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { HouseholdCarriers } from './HouseholdCarriers.tsx'
import { activationsQuery } from './list-query.ts'
import type { ActivationSearch } from './screens.ts'
import { useActivationColumns } from './use-activation-columns.tsx'
import { useActivationEvents, useBuildingNames } from './use-activation.ts'

/** Which households are activated, by building and state or any fragment; a scanned card finds its household (R339). */
export function ActivationPage() {
  const t = useTexts('carriers')
  useActivationEvents()
  const list = useList({
    address: useAddress<ActivationSearch>(),
    query: activationsQuery,
    idOf: (row) => row.householdId,
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: 'all', label: t('viewAll') },
        { value: 'activated', label: t('viewActivated') },
        { value: 'none', label: t('viewNone') },
        { value: 'lost', label: t('viewLost') },
        { value: 'serial', label: t('viewSerial') },
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search'), placeholder: t('searchShort') },
      { kind: 'choice', name: 'building', label: t('building'), options: useBuildingNames() },
    ],
  })
  const { opened, rows, search, openRow } = list
  // What a card was found by opens at once when it is of one household.
  const [scanned, setScanned] = useState('')
  useScanner((scan) => {
    setScanned(scan.text)
    list.narrow({ text: scan.text, view: undefined, building: undefined })
  })
  const [only, ...others] = rows
  const isFound = scanned !== '' && scanned === search.text && !list.isBefore && others.length === 0
  const found = isFound ? only?.householdId : undefined
  useEffect(() => {
    if (!found) return
    setScanned('')
    openRow(found)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each household that is found
  }, [found])

  return (
    <ListPage
      list={list}
      title={t('title')}
      counts={list.answer?.summary}
      unit={t('households')}
      table={{ columns: useActivationColumns() }}
      failed={t('loadFailed')}
      skeleton={['1fr', 80, 80, 160]}
      skeletonRows={12}
      empty={{ icon: 'house', title: t('nothingHere'), text: t('nothingHereText') }}
      notFound={{ title: t('nothingFound'), text: t('nothingFoundText') }}
      detail={(householdId) => (
        <DetailPanel
          key={householdId}
          label={t('detail', { label: opened?.label ?? '' })}
          over={t('title')}
          title={opened && <HouseholdName label={opened.label} names={opened.names} size="title" />}
          {...list.ways}
        >
          <HouseholdCarriers householdId={householdId} withPast />
        </DetailPanel>
      )}
    />
  )
}
