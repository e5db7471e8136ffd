import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Run } from '../shapes.ts'

/** Parts of a hundred, cut to one decimal, so that what is missing is never rounded away. */
export const share = (part: number, whole: number): string =>
  whole <= 0 || part >= whole ? '100' : (Math.floor((part * 1000) / whole) / 10).toFixed(1)

/** How much of a run came in, how much is past its day, and how much went over to later bills, which bring it in. */
export function Progress({ run }: { run: Pick<Run, 'total' | 'paid' | 'overdue' | 'carried'> }) {
  const t = useTexts('billsPage')
  const { total, paid } = run
  const came = share(paid, total)
  const [late, later] = [run.overdue, run.carried].map((part) => (total > 0 ? (part * 100) / total : 0))
  return (
    <span className="bi-progress">
      <span
        className="bi-bar"
        role="img"
        aria-label={t(late ? 'barLate' : 'bar', { came, late: late?.toFixed(1) ?? '' })}
      >
        <i style={{ width: `${came}%` }} />
        <i className="bi-late" style={{ width: `${late}%` }} />
        <i className="bi-later" style={{ width: `${later}%` }} />
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
        <i className="bi-later" />
        {t('stage_carried')}
      </span>
      <span>
        <i />
        {t('notDue')}
      </span>
    </p>
  )
}
