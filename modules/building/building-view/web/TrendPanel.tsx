import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { numberOf, type AlarmPoint } from '#modules/building/alarm-points/contract.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { type Span, spans } from '../contract.ts'
import { trendQuery } from './queries.ts'

// It draws with a library of its own, which nobody needs before a point is looked at.
const TrendChart = lazy(() => import('./TrendChart.tsx').then((module) => ({ default: module.TrendChart })))

export interface TrendPanelProps {
  point: AlarmPoint
  hours: Span
  onHours: (hours: Span) => void
}

/** How a point went, over an hour to a month; Alt 8 goes to the next period. */
export function TrendPanel({ point, hours, onHours }: TrendPanelProps) {
  const t = useTexts('buildingViewPage')
  useHotKey('Alt+8', 'buildingViewPage:spanKey', () =>
    onHours(spans[(spans.indexOf(hours) + 1) % spans.length] ?? 24),
  )
  const asked = useQuery({ ...trendQuery(point.pointId, hours), placeholderData: keepPreviousData })
  return (
    <div className="bv-trend">
      <div>
        <Segments
          label={t('span')}
          value={String(hours)}
          onChange={(value) => onHours(spans.find((span) => String(span) === value) ?? 24)}
          options={spans.map((span) => ({ value: String(span), label: t(`span${span}`) }))}
        />
        <Key keys="Alt 8" />
      </div>
      <Loaded
        of={asked}
        failed={t('trendFailed')}
        skeleton={['1fr']}
        rows={4}
        isEmpty={({ steps }) => !steps.length}
        empty={<p className="lb-quiet bv-chart">{t('noValues')}</p>}
      >
        {({ from, to, steps }) => (
          <Suspense fallback={<div className="bv-chart" />}>
            <TrendChart
              steps={steps}
              from={from}
              to={to}
              lowLimit={numberOf(point.lowLimit)}
              highLimit={numberOf(point.highLimit)}
              label={t('trend', {
                point: point.name,
                low: Math.min(...steps.map(({ low }) => Number(low))),
                high: Math.max(...steps.map(({ high }) => Number(high))),
                last: steps.at(-1)?.last ?? '',
                unit: point.unit,
              })}
            />
          </Suspense>
        )}
      </Loaded>
    </div>
  )
}
