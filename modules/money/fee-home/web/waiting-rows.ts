import type { Translate } from '#platform/web/i18n/texts.ts'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import { showMoney } from '#modules/parcels/cash/contract.ts'
import type { FeeSummary } from '../contract.ts'
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

/** What waits, the most urgent first. */
export function waitingRows(
  { unmatched, overdue, drafts }: FeeSummary,
  t: Translate<'feeHomePage'>,
): WaitingRow[] {
  const rows: WaitingRow[] = []
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
