import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Debt } from '../contract.ts'
import { ages } from '../debt-filters.ts'
import { useFormer } from './debt-name.ts'
import { speakDay } from './speak-day.ts'

const whole = (n: number) => (n === 0 ? '' : n.toLocaleString('en-US'))

/** The step that a household stands on. */
export function StepMark({ debt }: { debt: Debt }) {
  const t = useTexts('arrearsPage')
  if (!debt.lastStep) return <span className="lb-quiet">{t('step_none')}</span>
  return <Mark kind={debt.lastStep === 'reminder' ? 'plain' : 'waiting'}>{t(`step_${debt.lastStep}`)}</Mark>
}

/** What is to be known before a household is dunned. */
function Said({ debt }: { debt: Debt }) {
  const t = useTexts('arrearsPage')
  if (debt.waiting > 0)
    return <span className="lb-amber">{t('saidWaiting', { amount: showMoney(debt.waiting) })}</span>
  if (debt.lastReach === 'failed' || debt.lastReach === 'nobody')
    return <span className="lb-amber">{t(`reach_${debt.lastReach}`)}</span>
  return (
    debt.lastTermOn && <span className="lb-quiet">{t('saidTerm', { day: speakDay(debt.lastTermOn) })}</span>
  )
}

/** The columns of households that owe. */
export function useDebtColumns(view: 'overdue' | 'all' | 'interest', debts: readonly Debt[]): Column<Debt>[] {
  const t = useTexts('arrearsPage')
  const former = useFormer()
  const household: Column<Debt> = {
    head: t('household'),
    // Who owes is named beside the household where another one pays there now.
    width: debts.some(({ isFormer }) => isFormer) ? 260 : 140,
    phone: 'first',
    cell: (row) => <HouseholdName label={row.label} names={former(row)} />,
  }
  if (view === 'interest')
    return [
      household,
      {
        head: t('interestOfPaid'),
        phone: 'end',
        cell: (row) => <b>{showMoney(row.interestOfPaid)}</b>,
      },
    ]
  return [
    household,
    {
      head: t(view === 'all' ? 'total' : 'overdue'),
      width: 116,
      align: 'end',
      phone: 'end',
      cell: (row) => <b>{showMoney(view === 'all' ? row.total : row.overdue)}</b>,
    },
    {
      head: t('oldest'),
      width: [190, 190],
      phone: 'under',
      whole: (row) => row.oldestOn?.replaceAll('-', '/'),
      cell: (row) =>
        row.oldestOn && (
          <>
            {t('days', { count: row.days })} <span className="lb-quiet">{speakDay(row.oldestOn)}</span>
          </>
        ),
    },
    ...ages.map(
      (age): Column<Debt> => ({
        head: t(`age_${age}`),
        width: 84,
        align: 'end',
        phone: 'none',
        drops: 'beside narrow',
        cell: (row) => whole(row.aging[age]),
      }),
    ),
    {
      head: t('step'),
      width: [180, 150],
      phone: 'underEnd',
      cell: (row) => (
        <>
          <StepMark debt={row} />{' '}
          {row.lastDay && <span className="lb-14 lb-quiet ar-step-day">{speakDay(row.lastDay)}</span>}
        </>
      ),
    },
    {
      head: t('said'),
      phone: 'line',
      drops: 'beside',
      cell: (row) => <Said debt={row} />,
    },
  ]
}
