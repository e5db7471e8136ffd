import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Numbers, type Of, share } from './analysis-parts.tsx'
import { useLength } from './use-length.ts'

/** Seconds at both ends of the drawing, and those that are named. */
const shortest = 5
const longest = 3600
const named = [10, 60, 600, longest] as const

/** Where a length stands: ten seconds and an hour are both to be seen. */
const at = (seconds: number) =>
  share(Math.log(Math.min(Math.max(seconds, shortest), longest) / shortest), Math.log(longest / shortest))

/** How long until somebody said that they know: a half of them, and nine of ten. */
export function SpeedPanel({ analysis: { levels } }: Of) {
  const t = useTexts('alarmAnalysis')
  const words = useTexts('alarmPages')
  const length = useLength()
  return (
    <Panel title={t('speed')} summary={t('speedText')} className="aa-panel">
      <div className="aa-bars aa-speeds" aria-hidden="true">
        {levels.map(({ level, halfSeconds, mostSeconds }) => (
          <div key={level}>
            <span>{words(`level${level}`)}</span>
            <span className="aa-track">
              {halfSeconds !== null && (
                <>
                  <i style={{ left: `${at(halfSeconds)}%`, right: `${100 - at(mostSeconds ?? 0)}%` }} />
                  <em style={{ left: `${at(halfSeconds)}%` }} />
                </>
              )}
            </span>
          </div>
        ))}
        <div>
          <span />
          <span className="aa-track aa-times">
            {named.map((seconds) => (
              <small key={seconds} style={{ left: `${at(seconds)}%` }}>
                {t(`at${seconds}`)}
              </small>
            ))}
          </span>
        </div>
      </div>
      <Numbers
        heads={[t('level'), t('half'), t('most')]}
        rows={levels.map(({ level, halfSeconds, mostSeconds }) => [
          words(`level${level}`),
          length(halfSeconds),
          length(mostSeconds),
        ])}
      />
    </Panel>
  )
}
