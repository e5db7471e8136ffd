import './analysis-texts.ts'
import './analysis.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { FilterDays } from '#platform/web/list/FilterDays.tsx'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { dayOf } from '#platform/contract/taipei.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { instantsOf } from '#platform/web/list/days.ts'
import { useCategories } from '#modules/building/alarm-points/web/public.ts'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { alarmEvents } from '../contract.ts'
import { alarmExport } from '../export-kind.ts'
import { HourPanel, LevelPanel, PlacePanel } from './AnalysisPanels.tsx'
import { SpeedPanel } from './SpeedPanel.tsx'
import type { AnalysisSearch } from './screens.ts'

const api = client(alarmEvents)
const DAY = 86_400_000
const spans = ['weeks8', 'year', 'own'] as const

/** From which instant on, and before which; eight weeks up to today where nothing else is said. */
function askedOf({ span, from = '', to = '', level, category }: AnalysisSearch) {
  const now = new Date()
  const today = dayOf(now)
  const first = dayOf(new Date(now.getTime() - 55 * DAY))
  const days = span === 'own' ? { from: from || first, to: to || today } : { from: first, to: today }
  if (span === 'year') days.from = `${today.slice(0, 4)}-01-01`
  const instants = instantsOf(days)
  return { from: instants.from ?? now, to: instants.before ?? now, level, category, days }
}

/** How many alarms there were: by level, place and hour, and how long until somebody said so. Each drawing stands beside its numbers. */
export function AnalysisPage() {
  const t = useTexts('alarmAnalysis')
  const words = useTexts('alarmPages')
  const { search, change } = useAddress<AnalysisSearch>()
  const { days, ...given } = askedOf(search)
  const asked = useQuery({
    queryKey: ['alarmEvents', 'analysis', given],
    queryFn: async () => (await api.analyze(given)).data,
    placeholderData: (before) => before,
  })
  const { data } = asked
  const categories = useCategories()
  const levels = ([4, 3, 2, 1] as const).map((value) => ({ value, label: words(`level${value}`) }))
  const of = <V,>(options: readonly { value: V; label: string }[], value: V | undefined) =>
    options.find((option) => option.value === value)?.label
  const { level, category, span } = search
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{t('title')}</h1>
        <Segments
          label={t('span')}
          value={span ?? 'weeks8'}
          onChange={(next) => change({ span: next === 'weeks8' ? undefined : next })}
          options={spans.map((value) => ({ value, label: t(value) }))}
        />
        {span === 'own' && <FilterDays label={t('days')} value={days} onChange={change} />}
        <FilterSelect
          label={t('level')}
          options={levels}
          value={level}
          onChange={(next) => change({ level: next })}
        />
        <FilterSelect
          label={t('system')}
          options={categories}
          value={category}
          onChange={(next) => change({ category: next })}
        />
        {data && (
          <span className="lb-quiet">
            {t(data.drills > 0 ? 'totalButDrills' : 'total', { count: data.total, drills: data.drills })}
          </span>
        )}
        <span className="lb-end lb-line lb-gap-8">
          <ExportButton
            kind={alarmExport}
            title={words('title')}
            query={{ ...given, state: 'all' }}
            words={[`${days.from}–${days.to}`, of(levels, level), of(categories, category)]
              .filter(Boolean)
              .join('，')}
          />
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
