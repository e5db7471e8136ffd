import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Run } from '../shapes.ts'

/** Parts of a hundred, cut to one decimal, so that what is missing is never rounded away. */
export const share = (part: number, whole: number): string =>
  whole <= 0 || part >= whole ? '100' : (Math.floor((part * 1000) / whole) / 10).toFixed(1)

/** How much of a run came in, and how much is past its day. */
export function Progress({ run }: { run: Pick<Run, 'total' | 'paid' | 'overdue' | 'carried'> }) {
  const t = useTexts('billsPage')
  const { paid, overdue } = run
  // What went over to later bills is theirs to bring in.
  const total = run.total - run.carried
  const [came, late] = [share(paid, total), total > 0 ? (overdue * 100) / total : 0]
  return (
    <span className="bi-progress">
      <span
        className="bi-bar"
        role="img"
        aria-label={t(late > 0 ? 'barLate' : 'bar', { came, late: late.toFixed(1) })}
      >
        <i style={{ width: `${came}%` }} />
        <i className="bi-late" style={{ width: `${late}%` }} />
      </span>
      <b>{came} %</b>
    </span>
  )
}

/** What the parts of the bars mean. */
export function Legend() {
  const t = useTexts('billsPage')
  return (
    <p className="bi-legend lb-14 lb-quiet">
      <span>
        <i className="bi-came" />
        {t('came')}
      </span>
      <span>
        <i className="bi-late" />
        {t('overdue')}
      </span>
      <span>
        <i />
        {t('notDue')}
      </span>
    </p>
  )
}
