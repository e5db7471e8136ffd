import { showMoney } from '#platform/contract/show-money.ts'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { RunStripParts } from '#platform/web/frame/PaperActs.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Run } from '../shapes.ts'

interface WaitingProps {
  /** Undefined until they are known: nothing is said of what nobody has counted. */
  runs: readonly Run[] | undefined
  onOpen: (id: string) => void
}

/** What of all runs together waits: what is past its day, drafts to issue, what is not due yet. */
export function Waiting({ runs, onOpen }: WaitingProps) {
  const t = useTexts('billsPage')
  const { base } = useFeePlace()
  const issued = runs?.filter(({ state }) => state === 'issued')
  const sum = (of: (run: Run) => number) => issued?.reduce((all, run) => all + of(run), 0)
  const money = (of: (run: Run) => number) => {
    const amount = sum(of)
    return amount === undefined ? '' : showMoney(amount)
  }
  const drafts = runs?.filter(({ state }) => state === 'draft')
  const draft = drafts?.[0]
  const late = issued?.find(({ overdueCount }) => overdueCount > 0)
  return (
    <section className="lb-panel bi-strip" aria-label={t('waits')}>
      <RunStripParts base={base} />
      <button type="button" disabled={!late} onClick={() => late && onOpen(late.billBulkId)}>
        <span className="lb-14 lb-quiet">{t('overdueLong')}</span>
        <br />
        <b>{sum((run) => run.overdueCount) ?? '—'}</b> {t('unitBills')}　{money((run) => run.overdue)}
      </button>
      <button type="button" disabled={!draft} onClick={() => draft && onOpen(draft.billBulkId)}>
        <span className="lb-14 lb-quiet">{t('draftsToIssue')}</span>
        <br />
        <b>{drafts?.length ?? '—'}</b> {t('unitRuns')}
      </button>
      <div>
        <span className="lb-14 lb-quiet">{t('notDueLong')}</span>
        <br />
        <b>{sum((run) => run.openCount) ?? '—'}</b> {t('unitBills')}
      </div>
      <div>
        <span className="lb-14 lb-quiet">{t('cameIn')}</span>
        <br />
        <b>{money((run) => run.paid) || '—'}</b>
      </div>
    </section>
  )
}
