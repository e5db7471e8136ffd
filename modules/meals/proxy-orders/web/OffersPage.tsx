import './page-texts.ts'
import './proxy.css'
import { useState } from 'react'
import { showMoney } from '#platform/contract/show-money.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { Minimum } from './Minimum.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferMark } from './OfferMark.tsx'
import { OfferPanel } from './OfferPanel.tsx'
import { offersQuery, useProxyChanges } from './queries.ts'
import type { OfferSearch } from './screens.ts'

/** What the community orders together for its households, the newest first, with one of them beside it. */
export function OffersPage() {
  const t = useTexts('proxyOffers')
  const title = useTexts('proxyOrders')('page')
  const mayOffer = useAllowed()([{ can: 'proxyOrders.offer' }]).length > 0
  const [isOpening, setOpening] = useState(false)
  useProxyChanges()
  const list = useList({
    address: useAddress<OfferSearch>(),
    query: offersQuery,
    idOf: (row) => row.offerId,
    views: {
      name: 'view',
      label: t('states'),
      options: [
        { value: 'all', label: t('all') },
        { value: 'open', label: t('open') },
        { value: 'ordered', label: t('ordered') },
        { value: 'arrived', label: t('arrived') },
        { value: 'cancelled', label: t('cancelled') },
      ],
    },
    filters: [{ kind: 'search', name: 'text', label: t('search') }],
  })
  const { opened } = list
  return (
    <>
      <ListPage
        list={list}
        title={title}
        unit={t('unit')}
        extra={
          mayOffer && (
            <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpening(true)}>
              {t('openNew')}
            </Button>
          )
        }
        table={{
          columns: [
            {
              head: t('offerTitle'),
              phone: 'first',
              whole: (row) => row.title,
              cell: (row) => <b>{row.title}</b>,
            },
            { head: t('supplier'), width: 148, phone: 'none', drops: 'beside', cell: (row) => row.supplier },
            {
              head: t('closesAt'),
              width: 148,
              phone: 'under',
              whole: (row) => writeTime(row.closesAt),
              cell: (row) => speakTime(row.closesAt),
            },
            {
              head: t('stands'),
              width: 208,
              phone: 'line',
              drops: 'beside',
              cell: (row) => <Minimum of={row} />,
            },
            {
              head: t('amount'),
              width: 112,
              align: 'end',
              phone: 'none',
              drops: 'beside',
              cell: (row) => showMoney(row.amount),
            },
            { head: t('state'), width: 132, phone: 'end', cell: (row) => <OfferMark of={row} /> },
          ],
          rowClass: ({ state }) => (state === 'cancelled' ? 'lb-row-off' : undefined),
        }}
        failed={t('loadFailed')}
        skeleton={['1fr', 120, 120, 180, 90, 100]}
        empty={{ icon: 'bag', title: t('empty'), text: t('emptyText') }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
        detail={(id) => opened && <OfferPanel key={id} of={opened} {...list.ways} />}
      />
      {isOpening && <OfferDialog onClose={() => setOpening(false)} />}
    </>
  )
}
