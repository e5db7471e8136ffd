import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Lines, Numbers, type Of, share, ticksOf } from './analysis-parts.tsx'
import { useLength } from './use-length.ts'

const levels = [4, 3, 2, 1] as const
/** How many weeks are named at most. */
const mostNamed = 8

/** By level: a column a week, the lowest level at its foot. */
export function LevelPanel({ analysis: { weeks, levels: counts, total } }: Of) {
  const t = useTexts('alarmAnalysis')
  const words = useTexts('alarmPages')
  const { top, ticks } = ticksOf(Math.max(...weeks.map((week) => week.levels.reduce((sum, n) => sum + n, 0))))
  const named = Math.ceil(weeks.length / mostNamed)
  const countOf = (level: number) => counts.find((row) => row.level === level)?.count ?? 0
  return (
    <Panel title={t('byLevel')} summary={t('byLevelText')} className="aa-panel">
      <div className="aa-columns" aria-hidden="true">
        <Lines top={top} ticks={ticks} />
        {weeks.map(({ week, levels: of }, nth) => (
          <div key={week}>
            <div className="aa-column">
              {levels.map((level) => (
                <i
                  key={level}
                  className={`aa-l${level}`}
                  style={{ height: `${share(of[level - 1] ?? 0, top)}%` }}
                />
              ))}
            </div>
            <span>{nth % named === 0 && `${Number(week.slice(5, 7))}/${Number(week.slice(8))}`}</span>
          </div>
        ))}
      </div>
      <Numbers
        heads={[t('level'), t('count'), t('share')]}
        rows={levels.map((level) => [
          words(`level${level}`),
          String(countOf(level)),
          `${Math.round(share(countOf(level), total))}%`,
        ])}
        sum={[t('sum'), String(total), '100%']}
      />
    </Panel>
  )
}

/** By place: the six with the most. */
export function PlacePanel({ analysis: { places, total } }: Of) {
  const t = useTexts('alarmAnalysis')
  const length = useLength()
  const most = Math.max(1, ...places.map(({ count }) => count))
  const sum = places.reduce((all, { count }) => all + count, 0)
  return (
    <Panel
      title={t('byPlace')}
      summary={t('byPlaceText', { count: places.length, share: Math.round(share(sum, total)) })}
      className="aa-panel"
    >
      <div className="aa-bars" aria-hidden="true">
        {places.map(({ name, count }, nth) => (
          <div key={name}>
            <span className="lb-cut">{name}</span>
            <span className="aa-bar">
              <i
                className={nth === 0 ? 'aa-most' : undefined}
                style={{ flexBasis: `${share(count, most)}%` }}
              />
              {count}
            </span>
          </div>
        ))}
      </div>
      <Numbers
        heads={[t('place'), t('count'), t('mean')]}
        rows={places.map(({ name, count, meanSeconds }) => [name, String(count), length(meanSeconds)])}
      />
    </Panel>
  )
}

const quarters = [6, 12, 18, 0] as const

/** By hour of the day. */
export function HourPanel({ analysis: { hours, total } }: Of) {
  const t = useTexts('alarmAnalysis')
  const most = Math.max(1, ...hours)
  const { top, ticks } = ticksOf(most)
  const heavy = Math.ceil(most * 0.8)
  const two = (n: number) => String(n).padStart(2, '0')
  const within = (from: number) => hours.slice(from, from + 6).reduce((sum, n) => sum + n, 0)
  return (
    <Panel title={t('byHour')} summary={t('byHourText', { count: heavy })} className="aa-panel">
      <div className="aa-columns aa-hours" aria-hidden="true">
        <Lines top={top} ticks={ticks} />
        {hours.map((count, hour) => (
          <div key={two(hour)}>
            <div className="aa-column">
              <i
                className={count >= heavy ? 'aa-most' : 'aa-some'}
                style={{ height: `${share(count, top)}%` }}
              />
            </div>
            <span>{hour % 6 === 0 && two(hour)}</span>
          </div>
        ))}
      </div>
      <Numbers
        heads={[t('hours'), t('count')]}
        rows={quarters.map((from) => [`${two(from)}–${two(from + 6)}`, String(within(from))])}
        sum={[t('sum'), String(total)]}
      />
    </Panel>
  )
}
