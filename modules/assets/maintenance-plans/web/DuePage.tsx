import './page-texts.ts'
import './due.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { budgetPath, plantsPath, repairsPath, suppliersPath } from '#modules/assets/paths.ts'
import { Suspense } from 'react'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { taipei } from '#platform/contract/taipei.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { dueNotes } from './due-acts.ts'
import { DueList } from './DueList.tsx'
import { MonthPanel } from './MonthPanel.tsx'
import { useMaintenanceChanges } from './list-query.ts'
import { newPlanPath, plansPath } from './paths.ts'

const button = 'lb-button lb-button-default lb-button-middle'

/** What is due: the month, and beside it what has to be done, the latest first. */
export function DuePage() {
  const t = useTexts('maintenancePage')
  const mayChange = useAllowed()([{ can: 'maintenancePlans.change' }]).length > 0
  const mayBudget = useAllowed()([{ can: 'costEstimations.view' }]).length > 0
  const thisYear = taipei(new Date(useMinute())).year
  useMaintenanceChanges()
  const goTo = useNavigate()
  useHotKey('Alt+9', 'maintenancePage:addPlan', () => void goTo({ to: newPlanPath }), { enabled: mayChange })
  return (
    <div className="lb-page">
      <div className="lb-page-head lb-wrap">
        <h1>{t('dueTitle')}</h1>
        <span className="lb-grow" />
        <Link className={button} to={plantsPath}>
          {t('plants')}
        </Link>
        {mayBudget && (
          <Link className={button} to={budgetPath(thisYear)}>
            {t('toBudget')}
          </Link>
        )}
        <Link className={button} to={repairsPath}>
          {t('toRepairs')}
        </Link>
        <Link className={button} to={suppliersPath}>
          {t('toSuppliers')}
        </Link>
        <Link className={button} to={plansPath}>
          {t('toPlans')}
        </Link>
        {mayChange && (
          <Link className={button} to={newPlanPath} aria-keyshortcuts="Alt+9">
            <Icon name="plus" /> {t('addPlan')} <Key keys="Alt 9" />
          </Link>
        )}
      </div>
      {dueNotes().map(([name, Said]) => (
        <Suspense key={name}>
          <Said />
        </Suspense>
      ))}
      <div className="md-columns">
        <MonthPanel />
        <DueList />
      </div>
    </div>
  )
}
