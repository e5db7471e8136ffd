import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Round, RoundStop } from '../contract.ts'
import { clockOf } from './clock-words.ts'
import { patrolRoundPath } from './paths.ts'
import { RoundMap } from './RoundMap.tsx'

/** Milliseconds after which what was sent later than it was seen says so. */
const sentLater = 120_000

/** A round as a timeline. */
export function RoundPanel({ round, onExplain }: { round: Round; onExplain: (stop: RoundStop) => void }) {
  const t = useTexts('patrolsPage')
  const { stops, routeName, startsAt, roundId } = round
  const done = stops.filter(({ visit }) => visit).length
  const unproved = stops.filter(({ visit }) => visit && !visit.isProved).length
  const faults = stops.filter(({ visit }) => visit?.fault).length
  return (
    <Panel
      title={t('roundTitle', { name: routeName, time: clockOf(startsAt) })}
      summary={[
        t('reached', { done, all: stops.length }),
        faults ? t('faults', { count: faults }) : '',
        done && !unproved ? t('allProved') : '',
      ]
        .filter(Boolean)
        .join('　')}
      extra={
        done < stops.length && (
          <Link className="lb-link" to={patrolRoundPath} params={{ roundId }}>
            {t('walk')}
          </Link>
        )
      }
    >
      <div className="pt-round">
        <RoundMap stops={stops} />
        <ol className="pt-stops">
          {stops.map((stop, nth) => (
            <StopLine key={stop.pointId} {...{ stop, nth, onExplain }} />
          ))}
        </ol>
      </div>
    </Panel>
  )
}

function StopLine({
  stop,
  nth,
  onExplain,
}: {
  stop: RoundStop
  nth: number
  onExplain: (stop: RoundStop) => void
}) {
  const t = useTexts('patrolsPage')
  const { name, visit, missed, from, until } = stop
  const said = visit?.answers.map(
    ({ label, value, isOdd }) =>
      `${label} ${value === 'yes' ? t('yes') : value === 'no' ? t('no') : value}${isOdd ? `（${t('odd')}）` : ''}`,
  )
  const lines = visit ? [...(said ?? []), visit.note].filter(Boolean).join('　') : (missed?.note ?? '')
  return (
    <li data-state={visit ? 'done' : missed ? 'missed' : 'later'}>
      <span className="pt-nth">
        {visit ? <Icon name="check" size={16} /> : missed ? <Icon name="warn" size={16} /> : nth + 1}
      </span>
      <span className="lb-min">
        {name}
        {lines && <small>{lines}</small>}
        {visit?.fault && <small className="lb-amber">{t('repaired', { fault: visit.fault })}</small>}
      </span>
      <span className="pt-said lb-14">
        {visit && !visit.isProved && <Mark kind="note">{t('unproved')}</Mark>}
        {visit?.isLate && <Mark kind="reminded">{t('lateMark')}</Mark>}
        {visit && visit.receivedAt.getTime() - visit.seenAt.getTime() > sentLater && (
          <Mark kind="note">{t('sentLater', { time: clockOf(visit.receivedAt) })}</Mark>
        )}
        {visit ? (
          <span className="lb-nowrap">
            {visit.by}　{clockOf(visit.seenAt)}
          </span>
        ) : missed ? (
          <>
            <span className="lb-amber">
              {missed.cause
                ? t('missedSaid', { cause: t(`cause_${missed.cause as 'other'}`) })
                : t('missedMark')}
            </span>
            {!missed.cause && (
              <button type="button" className="lb-link" onClick={() => onExplain(stop)}>
                {t('explain')}
              </button>
            )}
          </>
        ) : (
          <span className="lb-quiet lb-nowrap">
            {t('due', { from: clockOf(from), until: clockOf(until) })}
          </span>
        )}
      </span>
    </li>
  )
}
