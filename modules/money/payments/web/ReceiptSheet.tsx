import './page-texts.ts'
import './payments.css'
import { showMoney } from '#modules/parcels/cash/contract.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { Receipt } from '../contract.ts'

/** Receipts on a roll of 80 mm, one a page; copies and void ones say so. */
export function ReceiptSheet({ receipts, onDone }: { receipts: readonly Receipt[]; onDone: () => void }) {
  const t = paperTexts('paymentsPage')
  const me = useMe()
  return (
    <PrintSheet width="80mm" height="130mm" margin="4mm" onDone={onDone}>
      {receipts.map((receipt) => (
        <div key={receipt.receiptId} className="lb-print-page pay-paper">
          <h1>{me?.communityName}</h1>
          <h2>
            {t('paperTitle')}
            {receipt.prints > 1 && <span>{t('paperCopy')}</span>}
            {receipt.voidedAt && <span>{t('paperVoid')}</span>}
          </h2>
          <dl>
            {(
              [
                [t('receiptNumber'), receipt.number],
                [t('household'), receipt.label],
                [t('for'), receipt.billId ? `${receipt.runName} ${receipt.billNumber}` : t('ahead')],
                [t('channel'), t(`channel_${receipt.channel}`)],
                [t('paidDay'), receipt.day],
                [t('issued'), writeTime(receipt.issuedAt)],
                [t('by'), receipt.issuedBy],
              ] as const
            ).map(([term, words]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <p className="pay-paper-sum">{showMoney(receipt.amount)}</p>
        </div>
      ))}
    </PrintSheet>
  )
}
