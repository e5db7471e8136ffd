import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { useLoansOf } from './use-visits.ts'

/** What a visitor was lent, and how much of it is back. */
export function LoansPanel({ visitorId }: { visitorId: string }) {
  const t = useTexts('oneVisitor')
  const loans = useLoansOf(visitorId).data ?? []
  return (
    <Panel title={t('loans')} pad={loans.length ? 'rows' : 'plain'}>
      {loans.length === 0 && <p className="lb-quiet">{t('loansNone')}</p>}
      {loans.map((loan) => (
        <section key={loan.loanId} className="vp-loan">
          <p className="lb-14 lb-quiet">{t('lentAt', { when: speakTime(loan.lentAt), who: loan.lentBy })}</p>
          <table className="lb-table">
            <thead>
              <tr>
                <th scope="col">{t('thing')}</th>
                <th scope="col" className="vp-count">
                  {t('quantity')}
                </th>
                <th scope="col" className="vp-count">
                  {t('returned')}
                </th>
                <th scope="col" className="vp-count">
                  {t('lost')}
                </th>
                <th scope="col" className="vp-count">
                  {t('out')}
                </th>
              </tr>
            </thead>
            <tbody>
              {loan.lines.map((line) => (
                <tr key={line.lendableId} className={line.stillOut ? '' : 'lb-row-off'}>
                  <td>
                    <b>{line.displayId}</b>　{line.name}
                  </td>
                  <td>{line.quantity}</td>
                  <td>{line.returned}</td>
                  <td>{line.lost}</td>
                  <td>{line.stillOut ? <b className="vp-out">{line.stillOut}</b> : line.stillOut}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Panel>
  )
}
