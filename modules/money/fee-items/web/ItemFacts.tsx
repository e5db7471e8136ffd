import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { isOnce, spokenRate } from '../kinds.ts'
import type { FeeItem } from '../shapes.ts'
import { currentRate, nextRate, rateUnit } from './rates-of.ts'

/** How an item is calculated, at which rate, since when, and which one comes next. */
export function ItemFacts({ row }: { row: FeeItem }) {
  const t = useTexts('feeSetting')
  const [today] = useState(() => dayOf(new Date()))
  const { kind, unit, inUse } = row
  const rate = currentRate(row, today)
  const next = nextRate(row, today)
  const amountOf = (amount: number) => `${kind === 'discount' ? '−' : ''}${spokenRate(amount)}`
  const noRate = next ? '' : t(kind === 'shared' ? 'byPeriod' : 'noRate')
  const uses =
    kind === 'car' || kind === 'motorcycle' ? 'useSpaces' : isOnce(kind) ? 'useTimes' : 'useHouseholds'
  return (
    <span className="fi-facts">
      <span>
        {t(`kind_${kind}`)}
        {row.cycle && row.dueMonth && (
          <small>{t('comes', { cycle: t(`cycle_${row.cycle}`), month: row.dueMonth })}</small>
        )}
        <small>{t(uses, { count: inUse })}</small>
      </span>
      <span className="fi-rate">
        {rate ? (
          <b>{t(`each_${rateUnit(kind, unit)}`, { amount: amountOf(rate.amount) })}</b>
        ) : (
          <span className="lb-quiet">{noRate}</span>
        )}
        {rate && kind !== 'shared' && !next && <small>{t('since', { day: showDay(rate.fromDay) })}</small>}
        {next && (
          <Mark kind="reminded">
            {t('later', { day: showDay(next.fromDay), amount: amountOf(next.amount) })}
          </Mark>
        )}
      </span>
    </span>
  )
}
