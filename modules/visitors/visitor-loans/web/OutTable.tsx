import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakDuration, speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Loan } from '../contract.ts'
import { BackDialog, type Ending } from './BackDialog.tsx'
import { overdue } from './overdue.ts'

/** Who has what, the longest out first: pale yellow from three hours, pale red from six or when they left with it. */
export function OutTable({ loans, onChanged }: { loans: readonly Loan[]; onChanged: () => void }) {
  const t = useTexts('lendables')
  const now = useMinute()
  const mayHandle = useAllowed()([{ can: 'visitorLoans.handle' }]).length > 0
  const [ending, setEnding] = useState<Ending>()
  const rows = loans.flatMap((loan) =>
    loan.lines.filter((line) => line.stillOut > 0).map((line) => ({ loan, line })),
  )
  if (!rows.length) return <EmptyState icon="bag" title={t('nothingOut')} text={t('nothingOutText')} />
  return (
    <>
      <table className="lb-table ln-table">
        <thead>
          <tr>
            <th scope="col" className="ln-who">
              {t('who')}
            </th>
            <th scope="col">{t('thing')}</th>
            <th scope="col" className="ln-count">
              {t('out')}
            </th>
            <th scope="col" className="ln-since">
              {t('since')}
            </th>
            <th scope="col" className="ln-by">
              {t('by')}
            </th>
            <th scope="col" className="ln-state">
              {t('state')}
            </th>
            {mayHandle && <th scope="col" className="ln-acts" aria-label={t('back')} />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ loan, line }) => {
            const shade = loan.isGone ? 'lb-row-w6' : (overdue(loan.lentAt, now, 'lb-row') ?? '')
            const names = { who: loan.visitor, thing: line.name }
            return (
              <tr key={`${loan.loanId} ${line.lendableId}`} className={shade}>
                <td>
                  <Link to={visitorPath(loan.visitorId)} className="lb-link">
                    {loan.label ? <HouseholdName label={loan.label} names={loan.visitor} /> : loan.visitor}
                  </Link>
                </td>
                <td>
                  <b>{line.displayId}</b>　{line.name}
                </td>
                <td>{t('outOf', { count: line.stillOut })}</td>
                <td title={writeTime(loan.lentAt)}>
                  {speakTime(loan.lentAt)}
                  <span className={`ln-long ln-long-${shade.slice(-2)}`}>
                    {speakDuration(now - loan.lentAt.getTime())}
                  </span>
                </td>
                <td className="ln-by">{loan.lentBy}</td>
                <td>
                  <Mark kind={loan.isGone ? 'reminded' : 'note'}>{t(loan.isGone ? 'gone' : 'inside')}</Mark>
                </td>
                {mayHandle && (
                  <td className="ln-acts">
                    <Button
                      size="small"
                      aria-label={t('backOf', names)}
                      onClick={() => setEnding({ act: 'back', loan, line })}
                    >
                      {t('back')}
                    </Button>{' '}
                    <Button
                      type="text"
                      size="small"
                      aria-label={t('lostOf', names)}
                      onClick={() => setEnding({ act: 'lost', loan, line })}
                    >
                      {t('lost')}
                    </Button>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {ending && (
        <BackDialog
          {...ending}
          onClose={() => {
            setEnding(undefined)
            onChanged()
          }}
        />
      )}
    </>
  )
}
