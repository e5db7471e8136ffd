import './calling.css'
import './calling-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCalling } from './use-calling.ts'

/** What is done first because of an alarm, in its order. */
export function FirstSteps({ eventId }: { eventId: string }) {
  const t = useTexts('alarmCalling')
  const { data } = useCalling(eventId)
  if (!data?.steps.length) return null
  return (
    <section className="acl-first">
      <h3>{t('first')}</h3>
      <ol>
        {data.steps.map((step, nth) => (
          <li key={nth}>
            <b>{nth + 1}</b>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
