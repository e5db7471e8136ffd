import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Run } from '../shapes.ts'
import { Progress } from './Progress.tsx'
import { speakDay } from './speak-day.ts'

/** What a run asks for, how much of it came in, and until when. */
export function RunSums({ run }: { run: Run }) {
  const t = useTexts('billsPage')
  const fact = (label: string, value: string) => (
    <div>
      <span className="lb-14 lb-quiet">{label}</span> <b>{value}</b>
    </div>
  )
  return (
    <section className="lb-panel bi-strip bi-sums" aria-label={t('sums')}>
      <b className="bi-name">{run.name}</b>
      {fact(t('due'), showMoney(run.total))}
      {fact(t('paid'), showMoney(run.paid))}
      {fact(t('left'), showMoney(run.total - run.paid - run.carried))}
      <div>
        <Progress run={run} />
      </div>
      {fact(t('dueOn'), speakDay(run.dueOn))}
      {fact(t('barcodeUntil'), speakDay(run.barcodeUntil))}
    </section>
  )
}
