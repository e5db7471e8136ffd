import '#platform/web/list/timeline.css'
import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Drill, DrillStep } from '../shapes.ts'

const kindOf = { done: 'done', failed: 'reminded', waiting: 'note', unproven: 'note' } as const

/** What is certified of each step, one below the other. */
export function StepList({ drill }: { drill: Drill }) {
  const t = useTexts('alarmDrillsPage')
  const when = ({ step, at }: DrillStep) => {
    if (!at) return ''
    const seconds = Math.round((at.getTime() - drill.startedAt.getTime()) / 1000)
    return step === 'sensor' && seconds < 0 ? t('before', { when: speakTime(at) }) : t('after', { seconds })
  }
  return (
    <section className="lb-timeline">
      <h3>{t('steps')}</h3>
      <ol>
        {drill.steps.map((step, nth) => (
          <li key={step.step} data-done={step.state === 'done'}>
            <div className="lb-line lb-gap-8">
              <div className="lb-grow lb-min">
                <b>{`${nth + 1}　${t(`step_${step.step}`)}`}</b>
                <div className="lb-14 lb-quiet">
                  {[when(step), step.by, step.reason && t(`reason_${step.reason}`)]
                    .filter(Boolean)
                    .join('　')}
                </div>
              </div>
              <Mark kind={kindOf[step.state]}>{t(`state_${step.state}`)}</Mark>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const faults = ['noAddress', 'noBrowser', 'refused', 'channelOff'] as const
type Fault = (typeof faults)[number]
const isKnown = (fault: string): fault is Fault => (faults as readonly string[]).includes(fault)

/** Who was told in a drill, and who did not answer. */
export function PeopleList({ drill }: { drill: Drill }) {
  const t = useTexts('alarmDrillsPage')
  return (
    <section className="lb-timeline">
      <h3>{t('people')}</h3>
      {drill.people.length === 0 && <p className="lb-quiet">{t('peopleNone')}</p>}
      <ul>
        {drill.people.map(({ at, name, way, masked, state, fault, hasAnswered }, nth) => (
          // Lines of a certificate never move.
          <li key={nth} data-done={hasAnswered}>
            <div className="lb-line lb-gap-8">
              <div className="lb-grow lb-min">
                <b>{name}</b>　{t(`way_${way}`)} {masked}
                <div className="lb-14 lb-quiet">
                  {[speakTime(at), t(`told_${state}`), isKnown(fault) ? t(`fault_${fault}`) : fault]
                    .filter(Boolean)
                    .join('　')}
                </div>
              </div>
              {state !== 'failed' && (
                <Mark kind={hasAnswered ? 'done' : 'reminded'}>{t(hasAnswered ? 'answered' : 'silent')}</Mark>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
