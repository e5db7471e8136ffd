import './lending.css'
import './lending-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakWait, writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Loan } from '../contract.ts'
import { overdue } from './overdue.ts'

/** What somebody has not given back, with how long they have it: pale yellow from 3 hours, pale red from 6. */
export function LoanList({ loans }: { loans: readonly Loan[] }) {
  const t = useTexts('visitorLending')
  const now = useMinute()
  return (
    <ul className="vl-loans vl-box lb-divided">
      {loans.flatMap(({ loanId, lentAt, lines }) =>
        lines
          .filter((line) => line.stillOut > 0)
          .map(({ lendableId, displayId, name, stillOut }) => (
            <li key={`${loanId}-${lendableId}`} className={overdue(lentAt, now)}>
              <span className="vl-id">{displayId}</span>
              <span className="lb-grow">{t('thing', { name, count: stillOut })}</span>
              <b className="lb-since" title={writeTime(lentAt)}>
                {t('since', { time: speakWait(now - lentAt.getTime()) })}
              </b>
            </li>
          )),
      )}
    </ul>
  )
}
