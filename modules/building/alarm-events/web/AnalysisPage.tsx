import './analysis-texts.ts'
import './analysis.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { startOfDay } from '#platform/web/list/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { alarmEvents } from '../contract.ts'
import { HourPanel, LevelPanel, PlacePanel, SpeedPanel } from './AnalysisPanels.tsx'

const api = client(alarmEvents)
const DAY = 86_400_000
const spans = ['weeks8', 'year'] as const
type Span = (typeof spans)[number]

/** From which instant on, and before which. */
function instantsOf(span: Span): { from: Date; to: Date } {
  const now = new Date()
  const today = dayOf(now)
  const first = span === 'year' ? `${today.slice(0, 4)}-01-01` : dayOf(new Date(now.getTime() - 55 * DAY))
  return {
    from: startOfDay(first) ?? now,
    to: new Date((startOfDay(today) ?? now).getTime() + DAY),
  }
}

/** How many alarms there were: by level, place and hour, and how long until somebody said so. Each drawing stands beside its numbers. */
export function AnalysisPage() {
  const t = useTexts('alarmAnalysis')
  const [span, setSpan] = useState<Span>('weeks8')
  const asked = useQuery({
    queryKey: ['alarmEvents', 'analysis', span],
    queryFn: async () => (await api.analyze(instantsOf(span))).data,
  })
  const { data } = asked
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{t('title')}</h1>
        <Segments
          label={t('span')}
          value={span}
          onChange={setSpan}
          options={spans.map((value) => ({ value, label: t(value) }))}
        />
        {data && <span className="lb-quiet">{t('total', { count: data.total })}</span>}
        <span className="lb-end">
          <Button onClick={() => window.print()}>{t('print')}</Button>
        </span>
      </div>
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr', '1fr']}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon="siren" title={t('empty')} text={t('emptyText')} />}
      >
        {(analysis) => (
          <div className="aa-panels">
            <LevelPanel analysis={analysis} />
            <PlacePanel analysis={analysis} />
            <HourPanel analysis={analysis} />
            <SpeedPanel analysis={analysis} />
          </div>
        )}
      </Loaded>
    </div>
  )
}
