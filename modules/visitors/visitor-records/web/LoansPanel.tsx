import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
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
          <DataTable
            rows={loan.lines}
            idOf={(line) => line.lendableId}
            rowClass={(line) => (line.stillOut ? undefined : 'lb-row-off')}
            columns={[
              {
                head: t('thing'),
                cell: (line) => (
                  <>
                    <b>{line.displayId}</b>　{line.name}
                  </>
                ),
              },
              { head: t('quantity'), width: 64, cell: (line) => line.quantity },
              { head: t('returned'), width: 64, cell: (line) => line.returned },
              { head: t('lost'), width: 64, cell: (line) => line.lost },
              {
                head: t('out'),
                width: 64,
                cell: ({ stillOut }) => (stillOut ? <b className="lb-amber">{stillOut}</b> : stillOut),
              },
            ]}
          />
        </section>
      ))}
    </Panel>
  )
}
