import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { GasPeriod } from '../contract.ts'
import { overviewOf } from '#modules/everyday/gas-paths.ts'
import { PeriodDialog } from './PeriodDialog.tsx'
import { periodsQuery } from './queries.ts'
import { ReopenDialog } from './ReopenDialog.tsx'
import { usePeriodColumns } from './use-period-columns.tsx'

/** All periods of gas readings: how far each is, and the way into it. */
export function PeriodListPage() {
  const t = useTexts('gasPeriodsPage')
  const queries = useQueryClient()
  const goTo = useNavigate()
  const allowed = useAllowed()
  const mayManage = allowed([{ can: 'gasPeriods.manage' }]).length > 0
  const maySee = allowed([{ can: 'gasReadings.view' }]).length > 0
  const asked = useQuery(periodsQuery)
  const [open, setOpen] = useState<{ of?: GasPeriod }>()
  const [reopening, setReopening] = useState<GasPeriod>()
  useChanges(
    ['gasPeriods.', 'gasReadings.'],
    () => void queries.invalidateQueries({ queryKey: periodsQuery.queryKey }),
  )
  useHotKey('Alt+N', 'gasPeriodsPage:add', () => setOpen({}), { enabled: mayManage })
  const columns = usePeriodColumns({
    mayManage,
    onCorrect: (of) => setOpen({ of }),
    onReopen: setReopening,
  })
  const show = (id: string) => {
    const period = asked.data?.find(({ periodId }) => periodId === id)
    if (period) void goTo({ href: overviewOf(period) })
  }
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{t('title')}</h1>
        {mayManage && (
          <Button
            className="lb-end"
            type="primary"
            icon={<Icon name="plus" />}
            aria-keyshortcuts="Alt+N"
            onClick={() => setOpen({})}
          >
            {t('add')} <Key keys="Alt+N" />
          </Button>
        )}
      </div>
      <section className="lb-panel" aria-label={t('title')}>
        <Loaded
          of={asked}
          failed={t('loadFailed')}
          skeleton={[140, 160, 100, 120, 90, '1fr']}
          empty={<EmptyState icon="bolt" title={t('empty')} text={t('emptyText')} />}
        >
          {(rows) => (
            <DataTable
              rows={rows}
              columns={columns}
              idOf={({ periodId }) => periodId}
              onOpen={maySee ? show : undefined}
            />
          )}
        </Loaded>
      </section>
      {open && <PeriodDialog {...open} like={asked.data?.[0]} onClose={() => setOpen(undefined)} />}
      {reopening && <ReopenDialog period={reopening} onClose={() => setReopening(undefined)} />}
    </div>
  )
}
