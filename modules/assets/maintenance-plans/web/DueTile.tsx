import './page-texts.ts'
import { Link } from '@tanstack/react-router'
import { dayOf } from '#platform/contract/taipei.ts'
import { maintenancePath } from '#modules/assets/paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { daysTo } from '../cycle.ts'
import { useMaintenanceChanges, usePlansDue } from './list-query.ts'

/** Rows of the duty board. */
const most = 5

/** The duty board's panel of maintenance that is late or due today. */
export function DueTile() {
  const t = useTexts('maintenancePage')
  const today = dayOf(new Date(useMinute()))
  const query = usePlansDue(today)
  useMaintenanceChanges()
  const due = query.data ?? []
  return (
    <Panel
      title={t('dueTitle')}
      number={due.length}
      extra={
        <Link className="lb-link" to={maintenancePath}>
          {t('toDo')}
        </Link>
      }
    >
      <Loaded
        of={query}
        failed={t('loadFailed')}
        skeleton={['1fr', 80]}
        rows={2}
        isEmpty={() => due.length === 0}
        empty={<p className="lb-inner lb-quiet">{t('dueNone')}</p>}
      >
        {() => (
          <ul className="lb-divided">
            {due.slice(0, most).map((plan) => {
              const days = daysTo(plan.nextDay, today)
              return (
                <li key={plan.planId} className="lb-line lb-between lb-inner-10">
                  <span className="lb-cut">{plan.name}</span>
                  <span className={days > 0 ? 'lb-amber lb-nowrap' : 'lb-nowrap'}>
                    {days > 0 ? `${t('late')} ${t('days', { days })}` : t('today')}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
