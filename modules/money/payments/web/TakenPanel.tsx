import { useState } from 'react'
import { showMoney } from '#modules/parcels/cash/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { PaymentTaken, Receipt } from '../contract.ts'
import { receipts } from '../receipt-contract.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'

const api = client(receipts)

/** What was taken last, with its receipts. */
export function TakenPanel({ taken }: { taken: PaymentTaken | undefined }) {
  const t = useTexts('paymentsPage')
  const [printing, setPrinting] = useState<readonly Receipt[]>()
  const print = useAsked()
  if (!taken)
    return (
      <section className="lb-panel pay-taken" aria-label={t('receipt')}>
        <EmptyState icon="cash" title={t('noneYet')} text={t('noneYetText')} />
      </section>
    )
  const printAll = () =>
    void print.submit({
      work: async (retry) => {
        const found: Receipt[] = []
        for (const { receiptId } of taken.writeoffs)
          if (receiptId) found.push((await api.print({ receiptId }, retry)).data)
        setPrinting(found)
      },
      done: t('printing'),
    })
  return (
    <section className="lb-panel pay-taken" aria-label={t('receipt')}>
      <h2>{t('taken', { amount: showMoney(taken.amount) })}</h2>
      <p className="lb-quiet">
        {taken.label}　{t(`channel_${taken.channel}`)}　{speakTime(taken.at)}　{taken.by}
      </p>
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
        <Button icon={<Icon name="print" />} onClick={printAll} disabled={print.busy}>
          {t('print')}
        </Button>
      </div>
      {printing && <ReceiptSheet receipts={printing} onDone={() => setPrinting(undefined)} />}
    </section>
  )
}
