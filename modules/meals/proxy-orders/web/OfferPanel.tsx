import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoney } from '#platform/contract/show-money.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { Offer } from '../shapes.ts'
import { proxyOrders } from '../contract.ts'
import { HandOverPaper } from './HandOverPaper.tsx'
import { Minimum } from './Minimum.tsx'
import { OfferActs } from './OfferActs.tsx'
import { OfferMark } from './OfferMark.tsx'
import { OfferPaper } from './OfferPaper.tsx'
import { OrderRow } from './OrderRow.tsx'
import { ordersQuery } from './queries.ts'
import { sumsOf } from '../sums.ts'

export interface OfferPanelProps {
  of: Offer
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One offer beside the list: how far it is, what the supplier is told, and the orders of the households. */
export function OfferPanel({ of, ...ways }: OfferPanelProps) {
  const t = useTexts('proxyOffers')
  const orders = useQuery(ordersQuery(of.offerId))
  const [paper, setPaper] = useState<'order' | 'list'>()
  const { offerId } = of
  const file = useSubmit(() => saveFile(proxyOrders.calls.exportOrders.path.replace('{offerId}', offerId)), {
    onFailure: inBox,
  })
  const mayOffer = useAllowed()([{ can: 'proxyOrders.offer' }]).length > 0
  const { title, supplier, note, arrivesOn, closesAt, arrivedAt, arrivedBy, closedAt, closedBy, pays } = of
  const close = () => setPaper(undefined)
  const sums = sumsOf(orders.data ?? [])
  return (
    <DetailPanel
      label={title}
      over={supplier}
      title={title}
      {...ways}
      foot={
        <OfferActs
          of={of}
          orders={orders.data ?? []}
          onPrint={mayOffer && sums.length > 0 && (() => setPaper('order'))}
          onList={sums.length > 0 && (() => setPaper('list'))}
          onFile={sums.length > 0 && (() => void file.submit())}
        />
      }
    >
      <p className="lb-line lb-gap-12 lb-below-12">
        <OfferMark of={of} />
        <Minimum of={of} />
      </p>
      <Facts
        rows={[
          [t('closesAt'), writeTime(closesAt)],
          [
            t('closed'),
            closedAt && of.state !== 'cancelled' && t('by', { at: speakTime(closedAt), name: closedBy }),
          ],
          [t('arrivesOn'), of.state !== 'arrived' && arrivesOn],
          [t('arrivedAt'), arrivedAt && t('by', { at: speakTime(arrivedAt), name: arrivedBy })],
          [t('pays'), t(`pays_${pays}`)],
          [t('amount'), of.amount > 0 && showMoney(of.amount)],
          [t('cashHeld'), of.cashHeld > 0 && showMoney(of.cashHeld)],
          [t('note'), note],
          [t('cancelReason'), of.cancelReason],
        ]}
      />
      {sums.length > 0 && (
        <section>
          <h3>{t('sums')}</h3>
          <ul className="po-rows lb-divided" aria-label={t('sums')}>
            {sums.map(({ itemId, name, option, price, quantity }) => (
              <li key={[itemId, name, option, price].join()}>
                <span>
                  {name}
                  {option && <span className="lb-quiet">　{option}</span>}
                </span>
                <b>× {quantity}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{t('orders')}</h3>
        <Loaded
          of={orders}
          failed={t('loadFailed')}
          skeleton={['1fr', 60]}
          empty={<p className="lb-quiet">{t('ordersNone')}</p>}
        >
          {(rows) => (
            <ul className="po-rows lb-divided" aria-label={t('orders')}>
              {rows.map((row) => (
                <OrderRow key={row.orderId} of={row} offer={of} />
              ))}
            </ul>
          )}
        </Loaded>
      </section>
      {paper === 'order' && <OfferPaper of={of} orders={orders.data ?? []} onDone={close} />}
      {paper === 'list' && <HandOverPaper of={of} orders={orders.data ?? []} onDone={close} />}
    </DetailPanel>
  )
}
