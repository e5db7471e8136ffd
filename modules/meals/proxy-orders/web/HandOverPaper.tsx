import { useState } from 'react'
import { showMoney } from '#platform/contract/show-money.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { linesInWords } from '../lines-in-words.ts'
import type { Offer, ProxyOrder } from '../shapes.ts'

interface HandOverPaperProps {
  of: Offer
  orders: readonly ProxyOrder[]
  onDone: () => void
}

/** Who fetches what and pays how, by household, with a line to sign: for the desk when it arrives. */
export function HandOverPaper({ of, orders, onDone }: HandOverPaperProps) {
  const t = paperTexts('proxyOffers')
  const [today] = useState(() => showDay(dayOf(new Date())))
  const rows = orders
    .filter(({ state }) => state !== 'cancelled')
    .toSorted((a, b) => a.label.localeCompare(b.label, 'zh-TW', { numeric: true }))
  const waiting = rows.filter(({ state }) => state === 'placed')
  const cash = waiting.reduce((sum, { paidBy, total }) => sum + (paidBy === 'cash' ? total : 0), 0)
  return (
    <PrintSheet width="A4" margin="14mm" isNumbered onDone={onDone}>
      <section className="lb-print-page lb-paper-list">
        <h1>{t('paperHomes', { title: of.title })}</h1>
        <p>{t('paperHead', { supplier: of.supplier || '—', day: today })}</p>
        <table>
          <thead>
            <tr>
              {(['household', 'items', 'payment', 'fetchedBy'] as const).map((key) => (
                <th key={key}>{t(key)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.orderId}>
                <td>
                  #{row.serialNumber} {row.label}
                </td>
                <td>
                  {linesInWords(row.lines)}
                  {row.note && <small>　{row.note}</small>}
                </td>
                <td>{t(`paid_${row.paidBy}`, { money: showMoney(row.total), points: row.total })}</td>
                <td>{row.state === 'handedOver' && t('paperTaken', { name: row.takerName })}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t('paperWaiting', { count: waiting.length, money: showMoney(cash) })}</p>
      </section>
    </PrintSheet>
  )
}
