import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Analysis } from '../contract.ts'
import { useLength } from './use-length.ts'

interface Of {
  analysis: Analysis
}

const share = (n: number, of: number) => (of === 0 ? 0 : (n / of) * 100)
const levels = [4, 3, 2, 1] as const

/** By level: a column a week, the lowest level at its foot. */
export function LevelPanel({ analysis: { weeks, levels: counts, total } }: Of) {
  const t = useTexts('alarmAnalysis')
  const words = useTexts('alarmPages')
  const most = Math.max(1, ...weeks.map((week) => week.levels.reduce((sum, n) => sum + n, 0)))
  const countOf = (level: number) => counts.find((row) => row.level === level)?.count ?? 0
  return (
    <Panel title={t('byLevel')} summary={t('byLevelText')} className="aa-panel">
      <div className="aa-columns" aria-hidden="true">
        {weeks.map(({ week, levels: of }) => (
          <div key={week}>
            <div className="aa-column">
              {levels.map((level) => (
                <i
                  key={level}
                  className={`aa-l${level}`}
                  style={{ height: `${share(of[level - 1] ?? 0, most)}%` }}
                />
              ))}
            </div>
            <span>{`${Number(week.slice(5, 7))}/${Number(week.slice(8))}`}</span>
          </div>
        ))}
      </div>
      <Numbers
        heads={[t('level'), t('count'), t('share')]}
        rows={[
          ...levels.map((level) => [
            words(`level${level}`),
            String(countOf(level)),
            `${Math.round(share(countOf(level), total))}%`,
          ]),
          [t('sum'), String(total), '100%'],
        ]}
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
            <i className={nth === 0 ? 'aa-most' : undefined} style={{ width: `${share(count, most)}%` }} />
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
  const two = (n: number) => String(n).padStart(2, '0')
  const within = (from: number) => hours.slice(from, from + 6).reduce((sum, n) => sum + n, 0)
  return (
    <Panel title={t('byHour')} className="aa-panel">
      <div className="aa-columns aa-hours" aria-hidden="true">
        {hours.map((count, hour) => (
          <div key={two(hour)}>
            <div className="aa-column">
              <i
                className={count >= most * 0.8 ? 'aa-most' : 'aa-some'}
                style={{ height: `${share(count, most)}%` }}
              />
            </div>
            <span>{hour % 6 === 0 ? two(hour) : ''}</span>
          </div>
        ))}
      </div>
      <Numbers
        heads={[t('hours'), t('count')]}
        rows={[
          ...quarters.map((from) => [`${two(from)}–${two(from + 6)}`, String(within(from))]),
          [t('sum'), String(total)],
        ]}
      />
    </Panel>
  )
}

/** Seconds from which on a bar is as long as its place. */
const longest = 3600

/** How long until somebody said that they know: a half of them, and nine of ten. */
export function SpeedPanel({ analysis: { levels: counts } }: Of) {
  const t = useTexts('alarmAnalysis')
  const words = useTexts('alarmPages')
  const length = useLength()
  // Ten seconds and an hour are both to be seen.
  const at = (seconds: number) => share(Math.log(1 + Math.min(seconds, longest)), Math.log(1 + longest))
  return (
    <Panel title={t('speed')} summary={t('speedText')} className="aa-panel">
      <div className="aa-bars" aria-hidden="true">
        {counts.map(({ level, halfSeconds, mostSeconds }) => (
          <div key={level}>
            <span>{words(`level${level}`)}</span>
            <i style={{ width: `${at(mostSeconds ?? 0)}%` }}>
              <em style={{ width: `${share(at(halfSeconds ?? 0), at(mostSeconds ?? 0))}%` }} />
            </i>
          </div>
        ))}
      </div>
      <Numbers
        heads={[t('level'), t('half'), t('most')]}
        rows={counts.map(({ level, halfSeconds, mostSeconds }) => [
          words(`level${level}`),
          length(halfSeconds),
          length(mostSeconds),
        ])}
      />
    </Panel>
  )
}

/** The numbers of a drawing. */
function Numbers({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="aa-numbers">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((value, nth) => (
              <td key={heads[nth + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
