import { useNavigate } from '@tanstack/react-router'
import { newPlanPath, planRecordPath, useCycleWords } from '#modules/assets/maintenance-plans/web/public.ts'
import { daysTo } from '#modules/assets/maintenance-plans/contract.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Upkeep } from './use-upkeep.ts'

/** The plans of maintenance that look after an asset, with the next day of each. */
export function PlansPanel({ assetId, upkeep: { plans } }: { assetId: string; upkeep: Upkeep }) {
  const t = useTexts('assetsPage')
  const goTo = useNavigate()
  const cycleWords = useCycleWords()
  const today = dayOf(new Date(useMinute()))
  const mayChange = useAllowed()([{ can: 'maintenancePlans.change', service: [11] }]).length > 0
  const addPlan = () => void goTo({ href: `${newPlanPath}?assetId=${assetId}` })
  useHotKey('Alt+3', 'assetsPage:planAdd', addPlan, { enabled: mayChange })
  return (
    <Panel
      title={t('plans')}
      number={plans.data?.length}
      extra={
        mayChange && (
          <Button icon={<Icon name="plus" />} aria-keyshortcuts="Alt+3" onClick={addPlan}>
            {t('planAdd')} <Key keys="Alt 3" />
          </Button>
        )
      }
    >
      <Loaded
        of={plans}
        failed={t('plansFailed')}
        skeleton={['1fr', 100, 120, 60]}
        rows={2}
        empty={<p className="lb-inner lb-quiet">{t('plansNone')}</p>}
      >
        {(all) => (
          <DataTable
            rows={all}
            idOf={(row) => row.planId}
            onOpen={(planId) => void goTo({ href: planRecordPath(planId) })}
            columns={[
              { head: t('plan'), phone: 'first', cell: (row) => <b>{row.name}</b> },
              { head: t('cycle'), width: 130, phone: 'under', cell: cycleWords },
              {
                head: t('next'),
                width: 150,
                phone: 'end',
                cell: ({ nextDay }) => {
                  const days = nextDay ? daysTo(nextDay, today) : 0
                  if (days > 0) return <Mark kind="reminded">{t('late', { days })}</Mark>
                  return nextDay && showDay(nextDay)
                },
              },
              {
                head: t('terms'),
                width: 80,
                align: 'end',
                phone: 'none',
                drops: 'narrow',
                cell: ({ terms }) => t('termCount', { count: terms.length }),
              },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  )
}
