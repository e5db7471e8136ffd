import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { OnDuty } from '../contract.ts'

/** People on duty with their shift, and since when; in amber who should be there and did not clock in. */
export function OnDutyList({ people }: { people: readonly OnDuty[] }) {
  const t = useTexts('dutyRostersPage')
  return (
    <ul className="lb-divided">
      {people.map(({ name, jobTitle, shiftName, from, until, state, since }) => (
        <li key={`${name} ${from} ${state}`} className="lb-line lb-between lb-inner-10">
          <span className="lb-min">
            <b>{name}</b>　{jobTitle}
            <br />
            <span className="lb-14 lb-quiet">
              {shiftName}　{from}–{until}
            </span>
          </span>
          <span className={`lb-14 lb-nowrap ${state === 'late' ? 'lb-amber' : 'lb-quiet'}`}>
            {state === 'in' && since
              ? t('onDutyIn', { time: speakTime(since) })
              : t(state === 'late' ? 'onDutyLate' : 'onDutyDue')}
          </span>
        </li>
      ))}
    </ul>
  )
}
