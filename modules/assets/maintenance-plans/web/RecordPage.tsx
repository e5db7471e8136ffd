import './page-texts.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { MaintenanceRecord, Plan } from '../shapes.ts'
import { maintenanceApi, useMaintenanceChanges } from './list-query.ts'
import { planPath } from './paths.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { useCycleWords } from './use-cycle-words.ts'
import { usePlan } from './use-plan.ts'

/** What was done of a plan, and what is due. */
export function RecordPage() {
  const t = useTexts('maintenancePage')
  const { planId }: { planId?: string } = useParams({ strict: false })
  const query = usePlan(planId)
  useMaintenanceChanges()
  return (
    <div className="lb-page">
      <Loaded
        of={query}
        failed={t('loadFailed')}
        skeleton={['1fr', '1fr']}
        instead={(problem) =>
          problem.status === 404 && (
            <>
              <h1>{t('plansTitle')}</h1>
              <EmptyState icon="calendar" title={t('gone')} />
            </>
          )
        }
      >
        {(plan) => <PlanWithRecords plan={plan} again={() => void query.refetch()} />}
      </Loaded>
    </div>
  )
}

function PlanWithRecords({ plan, again }: { plan: Plan; again: () => void }) {
  const t = useTexts('maintenancePage')
  const cycleWords = useCycleWords()
  const { planId, name } = plan
  const mayChange = useAllowed()([{ can: 'maintenancePlans.change' }]).length > 0 && !plan.isEnded
  const act = useAsked(again)
  const { search, change } = useAddress<{ open?: string }>()
  const { open } = search
  const openRecord = (id: string | undefined) => change({ open: id } as { open?: string })
  const records = useQuery({
    queryKey: ['maintenance', 'records', planId],
    queryFn: async () => (await maintenanceApi.listRecords({ planId })).data,
  })
  return (
    <>
      <div className="lb-page-head lb-page-head-named">
        <h1>{t('recordTitle', { name })}</h1>
        {plan.isEnded && <Mark kind="note">{t('ended')}</Mark>}
        <span className="lb-grow" />
        {mayChange && (
          <>
            <Button
              onClick={() =>
                void act.submit({
                  ask: { title: t('endAsk', { name }), text: t('endText'), ok: t('end') },
                  work: (retry) => maintenanceApi.endPlan({ planId }, retry),
                  done: t('endDone'),
                })
              }
            >
              {t('end')}
            </Button>
            <Link className="lb-button lb-button-primary lb-button-middle" to={planPath(planId) as string}>
              {t('edit')}
            </Link>
          </>
        )}
      </div>
      <div className="lb-grid lb-gap-16">
        <Panel pad="plain">
          <Facts
            rows={[
              [t('assets'), plan.assets.map((asset) => asset.name).join('、')],
              [t('supplier'), plan.supplierName || t('ownDoer', { name: plan.doer })],
              [t('cycle'), cycleWords(plan)],
              [t('nextFrom'), t(`nextFrom_${plan.nextFrom}`)],
              [t('nextDay'), plan.nextDay && showDay(plan.nextDay)],
              [t('legalBasis'), plan.legalBasis],
              [t('budgetOnce'), plan.budget !== null && showMoney(plan.budget)],
              [t('terms'), plan.terms.map((term) => term.name).join('、')],
              [t('note'), plan.note],
            ]}
          />
        </Panel>
        <Panel title={t('recordsCount', { count: records.data?.length ?? 0 })}>
          <Loaded
            of={records}
            failed={t('loadFailed')}
            skeleton={[110, 110, 90, '1fr', 120]}
            empty={<EmptyState icon="calendar" title={t('recordsNone')} />}
          >
            {(rows) => (
              <DataTable
                rows={rows}
                idOf={({ recordId }) => recordId}
                columns={columnsOf(t)}
                open={open}
                onOpen={openRecord}
              />
            )}
          </Loaded>
        </Panel>
      </div>
      {open && <RecordDialog recordId={open} onClose={() => openRecord(undefined)} />}
    </>
  )
}

const isLate = ({ state, dueDay }: MaintenanceRecord) => state === 'due' && dueDay < dayOf(new Date())

function columnsOf(t: ReturnType<typeof useTexts<'maintenancePage'>>): Column<MaintenanceRecord>[] {
  return [
    { head: t('planned'), width: 120, phone: 'first', cell: (row) => <b>{showDay(row.plannedDay)}</b> },
    { head: t('due'), width: 120, phone: 'none', drops: 'narrow', cell: (row) => showDay(row.dueDay) },
    {
      head: t('state'),
      width: 110,
      phone: 'end',
      cell: (row) => (
        <Mark
          kind={
            isLate(row) ? 'reminded' : row.state === 'done' ? 'done' : row.state === 'due' ? 'plain' : 'note'
          }
        >
          {isLate(row) ? t('stands_late') : t(`state_${row.state}`)}
        </Mark>
      ),
    },
    {
      head: t('doneDay'),
      width: 120,
      phone: 'under',
      isLabelled: true,
      cell: (row) => row.doneDay && showDay(row.doneDay),
    },
    {
      head: t('by'),
      width: 160,
      phone: 'line',
      cell: (row) => [row.supplierName, row.worker].filter(Boolean).join('　'),
    },
    { head: t('acceptor'), width: 100, phone: 'none', drops: 'narrow', cell: (row) => row.acceptor },
    {
      head: t('checks'),
      width: 180,
      phone: 'line',
      cell: (row) =>
        row.fails > 0 ? (
          <span className="lb-amber">{t('checksOf', { count: row.checks, fails: row.fails })}</span>
        ) : (
          row.checks > 0 && t('checksFine', { count: row.checks })
        ),
    },
    {
      head: t('cost'),
      width: 100,
      align: 'end',
      phone: 'line',
      isLabelled: true,
      cell: (row) => row.cost !== null && showMoney(row.cost),
    },
    { head: t('note'), phone: 'line', cell: (row) => row.note },
  ]
}
