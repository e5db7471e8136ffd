import { useQueryClient } from '@tanstack/react-query'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { GasPeriod } from '../contract.ts'
import { gasPeriodsApi as api, periodsQuery } from './queries.ts'
import { usePeriodWords } from './use-period-words.ts'

interface Ways {
  mayManage: boolean
  onCorrect: (period: GasPeriod) => void
  onReopen: (period: GasPeriod) => void
}

/** How a period stands. */
function PeriodState({ period }: { period: GasPeriod }) {
  const t = useTexts('gasPeriodsPage')
  const { isOver } = usePeriodWords()
  if (isOver(period)) return <Mark kind="reminded">{t('overdue')}</Mark>
  const kind = { planned: 'plain', open: 'done', closed: 'note' } as const
  return <Mark kind={kind[period.status]}>{t(period.status)}</Mark>
}

/** The columns of periods. */
export function usePeriodColumns(ways: Ways): Column<GasPeriod>[] {
  const t = useTexts('gasPeriodsPage')
  const { months, days } = usePeriodWords()
  return [
    { head: t('period'), width: [184, 148], phone: 'first', cell: ({ ym }) => <b>{months(ym)}</b> },
    { head: t('periodDays'), phone: 'line', cell: days },
    { head: t('state'), width: 116, phone: 'end', cell: (row) => <PeriodState period={row} /> },
    {
      head: t('filled'),
      width: [124, 112],
      phone: 'under',
      cell: ({ filledCount, totalCount }) => t('filledOf', { filled: filledCount, total: totalCount }),
    },
    {
      head: t('look'),
      width: [100, 84],
      phone: 'underEnd',
      isLabelled: true,
      cell: ({ openCount, status }) =>
        openCount > 0 &&
        status !== 'closed' && <Mark kind="reminded">{t('lookOf', { count: openCount })}</Mark>,
    },
    {
      head: t('usage'),
      width: 104,
      align: 'end',
      phone: 'none',
      cell: ({ usage }) => t('usageOf', { count: usage.toLocaleString('en') }),
    },
    { head: t('firm'), width: 120, drops: 'narrow', phone: 'none', cell: ({ firm }) => firm },
    ...(ways.mayManage
      ? [
          {
            head: t('acts'),
            width: [196, 168] as const,
            isActs: true,
            phone: 'line' as const,
            cell: (row: GasPeriod) => <Acts period={row} {...ways} />,
          },
        ]
      : []),
  ]
}

function Acts({ period, onCorrect, onReopen }: Ways & { period: GasPeriod }) {
  const t = useTexts('gasPeriodsPage')
  const queries = useQueryClient()
  const { months } = usePeriodWords()
  const act = useAsked(() => queries.invalidateQueries({ queryKey: periodsQuery.queryKey }))
  const { periodId, ym, status, filledCount, totalCount } = period
  if (status === 'closed')
    return (
      <Button size="small" onClick={() => onReopen(period)}>
        {t('reopen')}
      </Button>
    )
  const ask = (title: string, words: string, ok: string) => ({ title, text: words, ok })
  return (
    <span className="lb-line lb-gap-6">
      <Button size="small" onClick={() => onCorrect(period)}>
        {t('correct')}
      </Button>
      {filledCount > 0 ? (
        <Button
          size="small"
          loading={act.busy}
          onClick={() =>
            void act.submit({
              ask: ask(
                t('closeAsk', { period: months(ym) }),
                t('closeText', { count: totalCount - filledCount }),
                t('close'),
              ),
              work: (retry) => api.close({ periodId }, retry),
              done: t('closeDone'),
            })
          }
        >
          {t('close')}
        </Button>
      ) : (
        <Button
          size="small"
          loading={act.busy}
          onClick={() =>
            void act.submit({
              ask: ask(t('removeAsk', { period: months(ym) }), t('removeText'), t('remove')),
              work: (retry) => api.remove({ periodId }, retry),
              done: t('removeDone'),
            })
          }
        >
          {t('remove')}
        </Button>
      )}
    </span>
  )
}
