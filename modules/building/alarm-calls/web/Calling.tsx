import './calling.css'
import './calling-texts.ts'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { useSecond } from '#platform/web/look/use-second.ts'
import type { Calling as Called } from '../contract.ts'
import { OnDutyParts } from './OnDutyParts.tsx'
import { useCalling } from './use-calling.ts'

/** Whom an alarm calls, by telephone number: who was told, who is next and in how many seconds; `children`: whom else one looks up. */
export function Calling({ eventId, children }: { eventId: string; children?: ReactNode }) {
  const t = useTexts('alarmCalling')
  const { data, dataUpdatedAt } = useCalling(eventId)
  if (!data) return null
  const { people, numbers, secondsLeft } = data
  return (
    <aside className="acl-list" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <ul>
        {numbers.map(({ name, phone }) => (
          <li key={`${name} ${phone}`}>
            <span>{name}</span>
            <Dial phone={phone} />
          </li>
        ))}
        {people.map((person, nth) => (
          // One may be called twice: the steps of a list are known by their place alone.
          <li key={nth} className={person.isNext ? 'acl-next' : undefined}>
            <span>
              {person.name}
              <span className="lb-14">
                {person.isNext && secondsLeft !== null ? (
                  <Countdown until={dataUpdatedAt + secondsLeft * 1000} />
                ) : (
                  <Said person={person} />
                )}
              </span>
            </span>
            {person.phone ? <Dial phone={person.phone} /> : <span className="lb-quiet">{t('push')}</span>}
          </li>
        ))}
        {people.length === 0 && <li className="lb-quiet">{t('nobody')}</li>}
        {children && <li className="acl-also">{children}</li>}
      </ul>
      <OnDutyParts />
    </aside>
  )
}

/** A number as it is dialled: a press calls on a phone. */
const Dial = ({ phone }: { phone: string }) => (
  <a className="acl-phone" href={`tel:${phone.replaceAll(/[^\d*#+]/g, '')}`}>
    {phone.replace(/^(09\d\d)(\d{3})(\d{3})$/, '$1-$2-$3')}
  </a>
)

function Said({ person: { toldAt, state } }: { person: Called['people'][number] }) {
  const t = useTexts('alarmCalling')
  return toldAt && state ? t(`told_${state}`, { when: speakTime(toldAt) }) : t('later')
}

/** Counted in the browser from what the server said: its clock may be wrong. */
function Countdown({ until }: { until: number }) {
  const t = useTexts('alarmCalling')
  const seconds = Math.ceil((until - useSecond()) / 1000)
  return seconds > 0 ? t('next', { count: seconds }) : t('now')
}
