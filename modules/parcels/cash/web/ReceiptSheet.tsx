import './receipt.css'
import './cash-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import type { ReactNode } from 'react'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { type LineKind, type Receipt } from '../contract.ts'

const saying = { in: 'receiptIn', payCourier: 'receiptPay', return: 'receiptReturn' } as const
const sayingOf = (kind: LineKind) => saying[kind as keyof typeof saying] ?? 'receiptIn'

/** A receipt on a roll of 80 mm; the name is masked by the server. */
export function ReceiptSheet({ receipt, onDone }: { receipt: Receipt; onDone: () => void }) {
  const t = paperTexts('cash')
  const { packageSerialNumber, courierName, label, name } = receipt
  return (
    <PrintSheet width="80mm" height="150mm" margin="4mm" onDone={onDone}>
      <div className="lb-print-page ch-receipt">
        <h1>{receipt.communityName}</h1>
        {receipt.header && <p className="ch-receipt-middle">{receipt.header}</p>}
        <h2>
          {t('receiptTitle')}
          {receipt.isCopy && <span>{t('receiptCopy')}</span>}
          {receipt.isReversed && <span>{t('receiptReversed')}</span>}
        </h2>
        <dl>
          <Row term={t('receiptNumber')}>{String(receipt.number).padStart(6, '0')}</Row>
          <Row term={t('receiptTime')}>{writeTime(receipt.at)}</Row>
          <Row term={t('receiptHousehold')}>{[label, name].filter(Boolean).join(' ')}</Row>
          <Row term={t('receiptDeposit')}>{receipt.serialNumber}</Row>
          {packageSerialNumber && <Row term={t('receiptPackage')}>{packageSerialNumber}</Row>}
          {courierName && <Row term={t('receiptCourier')}>{courierName}</Row>}
        </dl>
        <p className="ch-receipt-sum">
          {t(sayingOf(receipt.kind))}
          <b>{showMoney(Math.abs(receipt.amount))}</b>
        </p>
        <dl>
          <Row term={t('receiptBalance')}>{showMoney(receipt.balance)}</Row>
          <Row term={t('receiptBy')}>{receipt.by}</Row>
        </dl>
        <p className="ch-receipt-sign">{t('receiptSign')}</p>
        {receipt.footer && <p className="ch-receipt-foot">{receipt.footer}</p>}
        <p className="ch-receipt-foot">{t('receiptPrinted', { time: writeTime(receipt.printedAt) })}</p>
      </div>
    </PrintSheet>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
