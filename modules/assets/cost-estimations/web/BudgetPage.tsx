import './budget.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { BudgetRow } from '../contract.ts'
import { BudgetHead } from './BudgetHead.tsx'
import { BudgetSums } from './BudgetSums.tsx'
import { useBudget, useSelectedYear } from './use-budget.ts'

/** What maintenance may cost in a year, and what it cost. */
export function BudgetPage() {
  const t = useTexts('budgetPage')
  const year = useSelectedYear()
  const budget = useBudget(year)
  return (
    <div className="lb-page">
      <BudgetHead year={year} view="sum" />
      <Loaded of={budget} failed={t('loadFailed')} skeleton={['1fr', 90, 110, 110, 110]}>
        {(found) => (
          <>
            <BudgetSums of={found} />
            <Panel title={t('rows')} number={found.rows.length}>
              <Rows rows={found.rows} />
            </Panel>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Rows({ rows }: { rows: readonly BudgetRow[] }) {
  const t = useTexts('budgetPage')
  if (rows.every(({ budget, done }) => !budget && !done))
    return <EmptyState icon="calendar" title={t('none')} text={t('noneText')} />
  return (
    <DataTable
      rows={rows}
      idOf={(row) => row.planId ?? 'repairs'}
      columns={[
        { head: t('plan'), phone: 'first', cell: (row) => <b>{row.planName || t('repairs')}</b> },
        {
          head: t('supplier'),
          width: [180, 140],
          phone: 'under',
          cell: (row) => (row.planId ? row.supplierName : t('noPlan')),
        },
        {
          head: t('times'),
          width: 90,
          align: 'end',
          phone: 'underEnd',
          cell: (row) =>
            row.planId ? t('timesOf', { done: row.doneTimes, times: row.times }) : String(row.doneTimes),
        },
        {
          head: t('planned'),
          width: 120,
          align: 'end',
          phone: 'none',
          drops: 'narrow',
          cell: (row) => showMoney(row.planned),
        },
        {
          head: t('budget'),
          width: 120,
          align: 'end',
          phone: 'line',
          isLabelled: true,
          cell: (row) => (row.changed === null ? showMoney(row.budget) : <b>{showMoney(row.budget)}</b>),
        },
        {
          head: t('done'),
          width: 120,
          align: 'end',
          phone: 'line',
          isLabelled: true,
          cell: (row) => showMoney(row.done),
        },
        {
          head: t('left'),
          width: [240, 200],
          align: 'end',
          phone: 'end',
          cell: (row) => <Left row={row} />,
        },
      ]}
    />
  )
}

/** What is left of a budget, and how much of it is used. */
function Left({ row: { budget, done } }: { row: BudgetRow }) {
  const t = useTexts('budgetPage')
  const part = budget > 0 ? Math.min(100, Math.round((done * 100) / budget)) : done > 0 ? 100 : 0
  return (
    <span className="bu-left" data-over={done > budget || undefined}>
      <span className="bu-bar" aria-hidden>
        <span style={{ width: `${part}%` }} />
      </span>
      {done > budget ? `${t('over')} ${showMoney(done - budget)}` : showMoney(budget - done)}
    </span>
  )
}
