import './budget.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { YearBudget } from '../contract.ts'
import { BudgetHead } from './BudgetHead.tsx'
import { BudgetSums } from './BudgetSums.tsx'
import { useBudget, useSelectedYear } from './use-budget.ts'

const months = Array.from({ length: 12 }, (_, nth) => nth)
const inThousands = (amount: number): string =>
  (amount / 1000).toLocaleString('en', { maximumFractionDigits: 1 })

/** The year month by month: what is planned in each, and what was done. */
export function MaintenanceBudgetPage() {
  const t = useTexts('budgetPage')
  const year = useSelectedYear()
  const budget = useBudget(year)
  return (
    <div className="lb-page">
      <BudgetHead year={year} view="months" />
      <Loaded of={budget} failed={t('loadFailed')} skeleton={['2fr', '1fr', '1fr', '1fr', '1fr']}>
        {(found) => (
          <>
            <BudgetSums of={found} />
            <Panel title={t('view_months')} lead={t('monthsLead')}>
              <Months of={found} />
            </Panel>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Months({ of: { rows } }: { of: YearBudget }) {
  const t = useTexts('budgetPage')
  const shown = rows.filter((row) => row.budget || row.done)
  if (!shown.length) return <EmptyState icon="calendar" title={t('none')} text={t('noneText')} />
  const sum = (nth: number, of: 'planned' | 'done') =>
    rows.reduce((all, row) => all + (row.months[nth]?.[of] ?? 0), 0)
  const cell = (planned: number, done: number, isDone: boolean) => (
    <>
      {planned > 0 ? inThousands(planned) : '·'}
      <b data-over={done > planned || undefined}>{isDone ? inThousands(done) : '·'}</b>
    </>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard
    <div className="bu-scroll" tabIndex={0} role="region" aria-label={t('view_months')}>
      <table className="bu-months">
        <thead>
          <tr>
            <th scope="col">{t('plan')}</th>
            {months.map((nth) => (
              <th key={nth} scope="col">
                {t('monthHead', { month: nth + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.planId ?? 'repairs'}>
              <th scope="row">{row.planName || t('repairs')}</th>
              {months.map((nth) => {
                const month = row.months[nth]
                return (
                  <td key={nth} data-none={(!month?.times && !month?.doneTimes) || undefined}>
                    {month && (month.times > 0 || month.doneTimes > 0)
                      ? cell(month.planned, month.done, month.doneTimes > 0)
                      : ''}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum')}</th>
            {months.map((nth) => (
              <td key={nth}>{cell(sum(nth, 'planned'), sum(nth, 'done'), sum(nth, 'done') > 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
