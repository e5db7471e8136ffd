import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Telling } from '../shapes.ts'

const faults = ['noAddress', 'noBrowser', 'refused', 'channelOff', 'notNeeded'] as const
type Fault = (typeof faults)[number]
const isKnown = (fault: string): fault is Fault => (faults as readonly string[]).includes(fault)

/** Who was told of an alarm, when, by what, and what became of it; the newest first. */
export function ToldList({ told }: { told: readonly Telling[] }) {
  const t = useTexts('alarmPages')
  return (
    <section className="lb-timeline">
      <h3>{t('told')}</h3>
      <ul>
        {told.toReversed().map(({ toldId, at, round, step, name, way, masked, state, fault }) => (
          <li key={toldId}>
            <div className="lb-line lb-gap-8">
              <div className="lb-grow lb-min">
                <b>{name}</b>　{t(`told_${way}`)} {masked}
                <div className="lb-14 lb-quiet">
                  {speakTime(at)}　{t('toldRound', { round, step })}
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
