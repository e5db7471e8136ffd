import { showMoney } from '#platform/contract/show-money.ts'
import { ReceiptPaperActs } from '#platform/web/frame/PaperActs.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { PaymentTaken } from '../contract.ts'

/** What was taken last, with its receipts. */
export function TakenPanel({ taken }: { taken: (PaymentTaken & { change: number }) | undefined }) {
  const t = useTexts('paymentsPage')
  if (!taken)
    return (
      <section className="lb-panel pay-taken" aria-label={t('receipt')}>
        <EmptyState icon="cash" title={t('noneYet')} text={t('noneYetText')} />
      </section>
    )
  return (
    <section className="lb-panel pay-taken" aria-label={t('receipt')}>
      <h2>{t('taken', { amount: showMoney(taken.amount) })}</h2>
      <p className="lb-quiet">
        {taken.label}　{t(`channel_${taken.channel}`)}　{speakTime(taken.at)}　{taken.by}
      </p>
      {taken.change > 0 && <p className="lb-strong">{t('change', { amount: showMoney(taken.change) })}</p>}
      {taken.writeoffs.map((row) => (
        <div key={row.writeoffId} className="pay-bill">
          <span>
            <b>{row.billId ? row.runName : t('ahead')}</b> <span className="lb-quiet">{row.billNumber}</span>
          </span>
          <span className="pay-due">{t('receiptOf', { number: row.receiptNumber })}</span>
          <b className="pay-left">{showMoney(row.amount)}</b>
        </div>
      ))}
      <div className="lb-line">
        <ReceiptPaperActs writeoffIds={taken.writeoffs.map((row) => row.writeoffId)} />
      </div>
    </section>
  )
}
