import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { YearBudget } from '../contract.ts'
import { sumsOf } from './use-budget.ts'

/** What a year may cost and what it cost, in five numbers. */
export function BudgetSums({ of }: { of: YearBudget }) {
  const t = useTexts('budgetPage')
  const { planned, changedBy, budget, done, left } = sumsOf(of)
  const sums = [
    [t('planned'), showMoney(planned)],
    [t('changedBy'), `${changedBy > 0 ? '+' : ''}${showMoney(changedBy)}`],
    [t('budget'), showMoney(budget)],
    [t('done'), showMoney(done)],
    [left < 0 ? t('over') : t('left'), showMoney(Math.abs(left))],
  ] as const
  return (
    <dl className="lb-panel bu-sums">
      {sums.map(([label, value], nth) => (
        <div key={label} data-over={(nth === 4 && left < 0) || undefined}>
          <dt className="lb-14 lb-quiet">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
