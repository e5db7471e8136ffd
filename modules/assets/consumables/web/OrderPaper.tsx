import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import type { Consumable } from '../contract.ts'

/** What is to be ordered, on A4: how many are there, how many lack to the safe stock, and about what they cost. */
export function OrderPaper({ rows, onDone }: { rows: readonly Consumable[]; onDone: () => void }) {
  const t = paperTexts('consumablesPage')
  const community = useMe()?.communityName ?? ''
  const [today] = useState(() => dayOf(new Date()))
  const sum = rows.reduce((before, { shortBy, unitPrice }) => before + shortBy * unitPrice, 0)
  return (
    <PrintSheet width="A4" margin="14mm" isNumbered onDone={onDone}>
      <div className="lb-paper-list lb-paper-sums">
        <h1>{t('paperTitle', { community, day: showDay(today) })}</h1>
        <table>
          <thead>
            <tr>
              {(['name', 'place', 'stock', 'safe', 'paperOrder', 'paperSum'] as const).map((key) => (
                <th key={key}>{t(key)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ consumableId, name, place, stock, safeStock, shortBy, unit, unitPrice }) => (
              <tr key={consumableId}>
                <td>{name}</td>
                <td>{place}</td>
                <td>{stock}</td>
                <td>{safeStock}</td>
                <td>
                  {shortBy} {unit}
                </td>
                <td>{unitPrice > 0 && showMoney(unitPrice * shortBy)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t('paperTotal', { count: rows.length, sum: showMoney(sum) })}</p>
      </div>
    </PrintSheet>
  )
}
