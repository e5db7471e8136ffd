import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Paper } from '../shapes.ts'
import { firstDue, standOf } from './paper-ends.ts'

/** How long a paper is still good. */
export function EndMark({ paper }: { paper: Paper }) {
  const t = useTexts('suppliersPage')
  const { days, state } = standOf(paper, useMinute())
  if (days === undefined || state === 'fine') return null
  if (state === 'over') return <Mark kind="reminded">{t('overBy', { days: -days })}</Mark>
  return <Mark kind="reminded">{days === 0 ? t('today') : t('days', { days })}</Mark>
}

/** What of a supplier's papers needs somebody first, or that all are good. */
export function PapersMark({ papers }: { papers: readonly Paper[] }) {
  const t = useTexts('suppliersPage')
  const now = useMinute()
  const due = firstDue(papers, now)
  if (!due) return papers.length ? <span className="lb-quiet">{t('allGood')}</span> : null
  const { days = 0 } = standOf(due, now)
  const title = due.title
  if (days < 0) return <Mark kind="reminded">{t('endedBefore', { title, days: -days })}</Mark>
  return <Mark kind="reminded">{days === 0 ? t('endsToday', { title }) : t('endsIn', { title, days })}</Mark>
}
