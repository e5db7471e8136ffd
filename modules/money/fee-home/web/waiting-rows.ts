import { showMoney } from '#platform/contract/show-money.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import type { FeeSummary, Setup } from '../contract.ts'
import { speakDay } from './days.ts'
import { feePaths, runPath } from './paths.ts'

/** Something that the treasurer does next. */
export interface WaitingRow {
  key: string
  icon: IconName
  title: string
  sum: string
  text: string
  since: Date | null
  isLate: boolean
  act: string
  to: string
}

/** The way of an empty community to its first bills, step by step; steps that are done are left out. */
function setupRows({ homes, rates, accounts, runs }: Setup, t: Translate<'feeHomePage'>): WaitingRow[] {
  if (runs > 0) return []
  const steps = [
    { name: 'homes', icon: 'house', isDone: homes > 0, to: feePaths.homes },
    { name: 'items', icon: 'pen', isDone: rates > 0, to: feePaths.items },
    { name: 'account', icon: 'card', isDone: accounts > 0, to: feePaths.account },
    { name: 'runs', icon: 'doc', isDone: false, to: feePaths.runs },
  ] as const
  return steps.flatMap(({ name, icon, isDone, to }, nth) =>
    isDone
      ? []
      : {
          key: name,
          icon,
          title: t('step', { nth: nth + 1, of: steps.length }),
          sum: t(`step_${name}`),
          text: t(`stepText_${name}`),
          since: null,
          isLate: false,
          act: t('begin'),
          to,
        },
  )
}

/** What waits, the most urgent first; of a community that has no run yet, what it begins with. */
export function waitingRows(
  { unmatched, overdue, cheques, drafts, closing, setup }: FeeSummary,
  t: Translate<'feeHomePage'>,
): WaitingRow[] {
  const rows = setupRows(setup, t)
  if (unmatched.count > 0)
    rows.push({
      key: 'unmatched',
      icon: 'warn',
      title: t('unmatched'),
      sum: t('waitingUnmatched', { count: unmatched.count, amount: showMoney(unmatched.amount) }),
      text: t('unmatchedText'),
      since: unmatched.since,
      isLate: true,
      act: t('handle'),
      to: feePaths.unmatched,
    })
  if (overdue.count > 0)
    rows.push({
      key: 'overdue',
      icon: 'bell',
      title: t('overdue'),
      sum: t('waitingOverdue', { count: overdue.count, amount: showMoney(overdue.amount) }),
      text: t('overdueText', { count: overdue.due }),
      since: overdue.since,
      isLate: overdue.due > 0,
      act: overdue.due > 0 ? t('dun', { count: overdue.due }) : t('see'),
      to: feePaths.arrears,
    })
  if (cheques.count > 0)
    rows.push({
      key: 'cheques',
      icon: 'doc',
      title: t('chequesDue'),
      sum: t('waitingCheques', { count: cheques.count, amount: showMoney(cheques.amount) }),
      text: t('chequesText'),
      since: cheques.since,
      isLate: false,
      act: t('handle'),
      to: feePaths.cheques,
    })
  const [payouts, cash] = (['payouts', 'cash'] as const).map((wanted) =>
    closing.checks.find(({ name, count }) => name === wanted && count > 0),
  )
  if (payouts)
    rows.push({
      key: 'payouts',
      icon: 'filter',
      title: t('check_payouts'),
      sum: t('waitingPayouts', { count: payouts.count, amount: showMoney(payouts.amount) }),
      text: t('payoutsText'),
      since: null,
      isLate: false,
      act: t('reconcile'),
      to: feePaths.reconcile,
    })
  if (cash)
    rows.push({
      key: 'cash',
      icon: 'cash',
      title: t('check_cash'),
      sum: showMoney(cash.amount),
      text: t('cashText'),
      since: null,
      isLate: false,
      act: t('books'),
      to: feePaths.cash,
    })
  for (const draft of drafts)
    rows.push({
      key: draft.runId,
      icon: 'doc',
      title: t('draft'),
      sum: t('waitingDraft', { count: draft.bills, amount: showMoney(draft.total) }),
      text: t('draftText', { name: draft.name, day: speakDay(draft.startsOn) }),
      since: null,
      isLate: false,
      act: t('check'),
      to: runPath(draft),
    })
  return rows
}
