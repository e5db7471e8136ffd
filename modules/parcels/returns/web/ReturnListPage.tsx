import './return-texts.ts'
import './returns.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { itemExport } from '../export-kind.ts'
import { CouriersStrip } from './CouriersStrip.tsx'
import { type Giving, GiveDialog } from './GiveDialog.tsx'
import { ItemDetailPanel } from './ItemDetailPanel.tsx'
import { ItemSelection } from './ItemSelection.tsx'
import { filtersOf, itemsQuery } from './list-query.ts'
import { registerPath } from './paths.ts'
import type { ReturnSearch } from './screens.ts'
import { useCourierNames } from './use-courier-names.ts'
import { useItemColumns } from './use-item-columns.tsx'
import { useItemEvents, useWaitingSummary } from './use-items.ts'

/** All returns and outgoing parcels: by state, courier, day or any fragment; given to couriers from here. */
export function ReturnListPage() {
  const t = useTexts('courierItems')
  const goTo = useNavigate()
  const allowed = useAllowed()
  const mayGive = allowed([{ can: 'returns.handOver' }]).length > 0
  const mayRegister = allowed([{ can: 'returns.register' }]).length > 0
  const [giving, setGiving] = useState<Giving>()
  const summary = useWaitingSummary().data
  useItemEvents()
  const list = useList({
    address: useAddress<ReturnSearch>(),
    query: itemsQuery,
    idOf: (row) => row.itemId,
    views: {
      name: 'view',
      label: t('states'),
      options: [
        { value: 'return', label: t('viewReturn') },
        { value: 'outgoing', label: t('viewOutgoing') },
        { value: 'taken', label: t('viewTaken') },
        { value: 'all', label: t('viewAll') },
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search'), placeholder: t('searchShort') },
      { kind: 'choice', name: 'courier', label: t('courier'), options: useCourierNames() },
      { kind: 'days', label: t('arrivedDay') },
    ],
  })
  const { search, chosen } = list
  const { view = 'return' } = search
  const gives = mayGive && (view === 'return' || view === 'outgoing')
  const columns = useItemColumns(list.rows, view === 'taken')
  const register = () =>
    void goTo({ to: registerPath, search: view === 'outgoing' ? { kind: 'outgoing' } : {} })
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        counts={{ return: summary?.returns, outgoing: summary?.outgoing }}
        extra={
          <>
            <ExportButton kind={itemExport} title={t('title')} query={filtersOf(search)} words={list.words} />
            {mayRegister && (
              <Button icon={<Icon name="plus" />} onClick={register}>
                {t('register')}
              </Button>
            )}
          </>
        }
        lead={
          gives &&
          summary && (
            <CouriersStrip
              couriers={summary.couriers}
              onCourier={(courierName) => setGiving({ courierName })}
            />
          )
        }
        table={{
          columns,
          ticks: gives && {
            all: t('tickAll'),
            label: (row) => t('tick', { serial: row.serialNumber }),
          },
        }}
        failed={t('loadFailed')}
        skeleton={[60, 180, 120, 100, 160, 90]}
        empty={{ icon: 'tray', title: t('nothingWaits'), text: t('nothingWaitsText') }}
        notFound={{ title: t('nothingFound'), text: t('nothingFoundText') }}
        acts={mayGive && <ItemSelection chosen={chosen} onGive={setGiving} onClear={list.selection.clear} />}
        detail={(itemId) => (
          <ItemDetailPanel
            key={itemId}
            itemId={itemId}
            onGive={(item) => setGiving({ courierName: item.courierName, items: [item] })}
            {...list.ways}
          />
        )}
      />
      {giving && (
        <GiveDialog
          {...giving}
          onClose={(isGiven) => {
            setGiving(undefined)
            if (isGiven) list.selection.clear()
          }}
        />
      )}
    </>
  )
}
