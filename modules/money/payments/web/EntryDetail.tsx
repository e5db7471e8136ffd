import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { EntryReport } from '../receipt-contract.ts'
import type { Receipt } from '../shapes.ts'
import { receiptsOfQuery } from './entry-query.ts'
import { speakDay } from './use-entry-columns.tsx'

/** So many receipts stand in the panel. */
const mostShown = 100

interface EntryDetailProps {
  entry: EntryReport
  provider: 'kgi' | undefined
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** A row of the report: its sums, and each receipt with its number, void ones as such. */
export function EntryDetail({ entry, provider, ...ways }: EntryDetailProps) {
  const t = useTexts('entryReportsPage')
  const words = useTexts('paymentsPage')
  const asked = useQuery(receiptsOfQuery(entry, { mostShown, provider }))
  const { day, by, channel, count, amount, toBills, toPrepayment, voided, voidedAmount, first, last } = entry
  const whose = channel ? `${by}　${words(`channel_${channel}`)}` : t('allOfDay')
  return (
    <DetailPanel
      label={t('detail', { day: speakDay(day) })}
      over={`${speakDay(day)}　${whose}`}
      title={showMoney(amount)}
      {...ways}
    >
      <Facts
        rows={[
          [t('numbers'), first === last ? first : t('span', { first, last })],
          [t('count'), t('counted', { count })],
          [t('toBills'), toBills > 0 && showMoney(toBills)],
          [t('toPrepayment'), toPrepayment > 0 && showMoney(toPrepayment)],
          [t('voided'), voided > 0 && `${t('counted', { count: voided })}　${showMoney(voidedAmount)}`],
        ]}
      />
      <section className="pay-receipts" aria-label={t('receipts')}>
        <h3>{t('receipts')}</h3>
        <Loaded of={asked} failed={t('receiptsFailed')} skeleton={[110, '1fr', 90]} rows={5}>
          {({ data, pagination }) => (
            <>
              <ul className="lb-divided">
                {data.map((receipt) => (
                  <ReceiptRow key={receipt.receiptId} receipt={receipt} />
                ))}
              </ul>
              {pagination.after && <p className="lb-14 lb-quiet">{t('firstOf', { count: data.length })}</p>}
            </>
          )}
        </Loaded>
      </section>
    </DetailPanel>
  )
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const t = useTexts('entryReportsPage')
  const words = useTexts('paymentsPage')
  const { number, label, runName, billId, amount, voidedAt, voidedBy, voidReason } = receipt
  return (
    <li className="pay-receipt">
      <span className="lb-min">
        <b>{number}</b>　{label} {voidedAt && <Mark kind="reminded">{t('voided')}</Mark>}
        <span className="lb-14 lb-quiet">
          {voidedAt
            ? t('voidedBy', { who: voidedBy, when: speakTime(voidedAt), reason: voidReason })
            : billId
              ? runName
              : words('ahead')}
        </span>
      </span>
      {voidedAt ? <s className="lb-quiet">{showMoney(amount)}</s> : <b>{showMoney(amount)}</b>}
    </li>
  )
}
