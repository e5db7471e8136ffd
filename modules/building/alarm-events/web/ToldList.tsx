import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakSecond } from '#platform/web/look/speak-time.ts'
import type { AlarmDetail } from '../shapes.ts'
import { callsEnd } from './calls-end.ts'

const faults = ['noAddress', 'noBrowser', 'refused', 'channelOff', 'notNeeded'] as const
type Fault = (typeof faults)[number]
const isKnown = (fault: string): fault is Fault => (faults as readonly string[]).includes(fault)

/** Who was told of an alarm, when, by what, and what became of it; the newest first; above them whether calling goes on, or what ended it. */
export function ToldList({ event }: { event: AlarmDetail }) {
  const t = useTexts('alarmPages')
  const { told } = event
  const end = callsEnd(event)
  return (
    <section className="lb-timeline">
      <h3>{t('told')}</h3>
      {end && (
        <p>
          <b>{t(end.why, { who: end.who, when: end.at ? speakSecond(end.at) : '' })}</b>
        </p>
      )}
      <ul>
        {told.toReversed().map(({ toldId, at, round, step, name, way, masked, state, fault }) => (
          <li key={toldId}>
            <div className="lb-line lb-gap-8">
              <div className="lb-grow lb-min">
                <b>{name}</b>　{t(`told_${way}`)} {masked}
                <div className="lb-14 lb-quiet">
                  {speakSecond(at)}　{t('toldRound', { round, step })}
                  {fault && `　${isKnown(fault) ? t(`fault_${fault}`) : fault}`}
                </div>
              </div>
              {fault !== 'notNeeded' && (
                <Mark kind={state === 'sent' ? 'done' : state === 'failed' ? 'reminded' : 'note'}>
                  {t(`told_${state}`)}
                </Mark>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
