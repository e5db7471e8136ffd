import { useState } from 'react'
import { showMoney } from '#platform/contract/show-money.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import type { Offer, ProxyLine, ProxyOrder } from '../shapes.ts'
import { sumsOf } from '../sums.ts'

interface OfferPaperProps {
  of: Offer
  orders: readonly ProxyOrder[]
  onDone: () => void
}

/** What the supplier is told, on A4. */
export function OfferPaper({ of, orders, onDone }: OfferPaperProps) {
  const t = paperTexts('proxyOffers')
  const community = useMe()?.communityName ?? ''
  const [today] = useState(() => showDay(dayOf(new Date())))
  const sums = sumsOf(orders)
  const total = sums.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  return (
    <PrintSheet width="A4" margin="14mm" isNumbered onDone={onDone}>
      <section className="lb-print-page lb-paper-list lb-paper-sums">
        <h1>{t('paperOrder', { community, title: of.title })}</h1>
        <p>{t('paperHead', { supplier: of.supplier || '—', day: today })}</p>
        <SumTable sums={sums} />
        <p>{t('paperTotal', { count: of.quantity, money: showMoney(total) })}</p>
      </section>
    </PrintSheet>
  )
}

function SumTable({ sums }: { sums: readonly ProxyLine[] }) {
  const t = paperTexts('proxyOffers')
  return (
    <table>
      <thead>
        <tr>
          {(['item', 'option', 'quantity', 'price', 'amount'] as const).map((key) => (
            <th key={key}>{t(key)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.map(({ itemId, name, option, price, quantity }) => (
          <tr key={[itemId, name, option, price].join()}>
            <td>{name}</td>
            <td>{option}</td>
            <td>{quantity}</td>
            <td>{showMoney(price)}</td>
            <td>{showMoney(price * quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
