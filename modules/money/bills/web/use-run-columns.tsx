import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Run } from '../shapes.ts'
import { Progress } from './Progress.tsx'
import { speakDay } from './speak-day.ts'

/** The state of a run as people call it: an issued one is collected until it is settled, or went over to later bills. */
export const stageOf = ({ state, overdueCount, openCount, carriedCount }: Run) =>
  state === 'issued'
    ? overdueCount + openCount > 0
      ? 'collecting'
      : carriedCount > 0
        ? 'carried'
        : 'settled'
    : state

export function StageMark({ run }: { run: Run }) {
  const t = useTexts('billsPage')
  const stage = stageOf(run)
  const kind = stage === 'collecting' ? 'plain' : 'done'
  return <Mark kind={kind}>{t(`stage_${stage}`)}</Mark>
}

/** The columns of the runs. */
export function useRunColumns(): Column<Run>[] {
  const t = useTexts('billsPage')
  const checks = useTexts('billChecks')
  const waits = (run: Run): string => {
    if (run.state === 'withdrawn') return run.withdrawReason
    if (run.state === 'draft')
      return run.openGaps ? checks('gapsWait', { count: run.openGaps }) : t('toIssue')
    if (run.overdueCount) return t('overdueSum', { count: run.overdueCount, sum: showMoney(run.overdue) })
    if (run.openCount) return t('openCount', { count: run.openCount })
    return run.carriedCount ? t('carriedCount', { count: run.carriedCount }) : ''
  }
  return [
    {
      head: t('run'),
      width: [252, 200],
      phone: 'first',
      cell: (run) => (
        <span className="bi-run">
          <b>{run.name}</b>
          <span className="lb-14 lb-quiet">
            {t(`cycle_${run.cycle}`)}　{speakDay(run.startsOn)}–{speakDay(run.endsOn)}
          </span>
        </span>
      ),
    },
    { head: t('state'), width: 96, phone: 'end', cell: (run) => <StageMark run={run} /> },
    {
      head: t('bills'),
      width: 72,
      align: 'end',
      phone: 'none',
      drops: 'narrow',
      cell: (run) => run.billCount || '—',
    },
    {
      head: t('due'),
      width: 128,
      align: 'end',
      phone: 'under',
      cell: (run) => (run.state === 'withdrawn' ? '—' : showMoney(run.total)),
    },
    {
      head: t('paid'),
      width: 128,
      align: 'end',
      phone: 'none',
      cell: (run) => (run.state === 'issued' ? showMoney(run.paid) : '—'),
    },
    {
      head: t('progress'),
      width: [240, 150],
      phone: 'line',
      cell: (run) =>
        run.state === 'issued' ? <Progress run={run} /> : run.state === 'draft' ? t('notIssued') : '',
    },
    { head: t('dueOn'), width: 104, phone: 'underEnd', cell: (run) => speakDay(run.dueOn) },
    {
      head: t('waits'),
      phone: 'line',
      drops: 'narrow',
      whole: waits,
      cell: (run) =>
        run.overdueCount || run.openGaps ? <b className="lb-amber">{waits(run)}</b> : waits(run),
    },
  ]
}
