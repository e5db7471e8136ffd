import './budget.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { BudgetRow, YearBudget } from '../contract.ts'
import { BudgetDialog } from './BudgetDialog.tsx'
import { BudgetHead } from './BudgetHead.tsx'
import { BudgetSums } from './BudgetSums.tsx'
import { useBudget, useSelectedYear } from './use-budget.ts'

/** What people decided otherwise than the plans say, and how that is done. */
export function ChangeBudgetPage() {
  const t = useTexts('budgetPage')
  const year = useSelectedYear()
  const budget = useBudget(year)
  return (
    <div className="lb-page">
      <BudgetHead year={year} view="change" />
      <Loaded of={budget} failed={t('loadFailed')} skeleton={['2fr', '1fr']}>
        {(found) => (
          <>
            <BudgetSums of={found} />
            <div className="bu-columns">
              <Panel title={t('rows')} number={found.rows.length}>
                <Changeable of={found} />
              </Panel>
              <Panel title={t('changes')} number={found.changes.length} pad="plain">
                {found.changes.length ? (
                  <Timeline
                    lines={found.changes}
                    what={({ planId, planName }) => (planId ? planName : t('repairs'))}
                    more={({ before, amount }) => [
                      t('from', { before: showMoney(before), after: showMoney(amount) }),
                    ]}
                  />
                ) : (
                  <p className="lb-quiet">{t('changesNone')}</p>
                )}
              </Panel>
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Changeable({ of }: { of: YearBudget }) {
  const t = useTexts('budgetPage')
  const mayChange = useAllowed()([{ can: 'costEstimations.change' }]).length > 0
  const [asked, setAsked] = useState<BudgetRow>()
  const nameOf = (row: BudgetRow) => row.planName || t('repairs')
  return (
    <>
      <DataTable
        rows={of.rows}
        idOf={(row) => row.planId ?? 'repairs'}
        columns={[
          { head: t('plan'), phone: 'first', cell: (row) => <b>{nameOf(row)}</b> },
          {
            head: t('planned'),
            width: [120, 110],
            align: 'end',
            phone: 'under',
            cell: (row) => showMoney(row.planned),
          },
          {
            head: t('changed'),
            width: [120, 110],
            align: 'end',
            phone: 'underEnd',
            cell: (row) => row.changed !== null && <b>{showMoney(row.changed)}</b>,
          },
          {
            head: t('changeAct'),
            width: 110,
            align: 'end',
            isActs: true,
            phone: 'end',
            cell: (row) =>
              mayChange && (
                <Button
                  size="small"
                  aria-label={`${t('changeAct')} ${nameOf(row)}`}
                  onClick={() => setAsked(row)}
                >
                  {t('changeAct')}
                </Button>
              ),
          },
        ]}
      />
      {asked && <BudgetDialog year={of.year} row={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
