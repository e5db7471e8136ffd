import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { FundYear, Replacement } from '../contract.ts'
import { inWan } from './in-wan.ts'

/** What is replaced in which year, and what is left then. */
export function FundWorks({
  funds,
  replacements,
}: {
  funds: readonly FundYear[]
  replacements: readonly Replacement[]
}) {
  const t = useTexts('fundPage')
  const due = funds.filter(({ spent }) => spent > 0)
  const last = funds.at(-1)
  const worksOf = (year: number) => {
    const works = replacements.filter((row) => row.year === year).toSorted((a, b) => b.amount - a.amount)
    const name = works[0]?.name ?? ''
    return works.length > 1 ? t('ofMany', { name, count: works.length }) : name
  }
  const cell = (amount: number) => <td data-short={amount < 0 || undefined}>{inWan(amount)}</td>
  return (
    <Panel title={t('works')} number={due.length} summary={t('worksSummary')}>
      {due.length ? (
        <table className="cf-works">
          <thead>
            <tr>
              <th scope="col">{t('year')}</th>
              <th scope="col">{t('work')}</th>
              <th scope="col">{t('spent')}</th>
              <th scope="col">{t('now')}</th>
              <th scope="col">{t('raised')}</th>
            </tr>
          </thead>
          <tbody>
            {due.map((row) => (
              <tr key={row.year}>
                <td>{row.year}</td>
                <td>{worksOf(row.year)}</td>
                <td>{inWan(row.spent)}</td>
                {cell(row.balance)}
                {cell(row.raisedBalance)}
              </tr>
            ))}
            {last && (
              <tr className="cf-end">
                <td>{last.year}</td>
                <td>{t('end')}</td>
                <td>{inWan(funds.reduce((sum, row) => sum + row.spent, 0))}</td>
                {cell(last.balance)}
                {cell(last.raisedBalance)}
              </tr>
            )}
          </tbody>
        </table>
      ) : (
        <EmptyState icon="calendar" title={t('none')} text={t('noneText')} />
      )}
    </Panel>
  )
}
