import { showMoney } from '#platform/contract/show-money.ts'
import { spokenAccount } from '#modules/money/collecting/contract.ts'
import { Barcodes } from '#modules/money/collecting/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import type { Bill } from '../shapes.ts'
import { GapSaid } from './GapSaid.tsx'
import { speakDay } from './speak-day.ts'

const whole = (n: number) => n.toLocaleString('en-US').replace('-', '−')

/** The lines of a bill, what is not on it, and how it can be paid. */
export function BillBody({ bill }: { bill: Bill }) {
  const t = useTexts('billsPage')
  const checks = useTexts('billChecks')
  const { payCodes, carriedTo } = bill
  return (
    <div className="lb-stack lb-gap-16">
      <table className="bi-lines">
        <tbody>
          {bill.lines.map((line) => (
            <tr key={line.position}>
              <td>{line.name}</td>
              <td className="lb-14 lb-quiet">{line.basis}</td>
              <td>{whole(line.amount)}</td>
            </tr>
          ))}
          {bill.offset > 0 && (
            <tr>
              <td>{t('offset')}</td>
              <td className="lb-14 lb-quiet">{t('beforehand')}</td>
              <td>{whole(-bill.offset)}</td>
            </tr>
          )}
          {bill.paid > bill.offset && !carriedTo && (
            <tr>
              <td colSpan={2}>{t('paid')}</td>
              <td>{whole(bill.offset - bill.paid)}</td>
            </tr>
          )}
          <tr>
            <td>{t('left')}</td>
            <td className="lb-14 lb-quiet">
              {bill.overdueDays > 0 && t('overdueDays', { days: bill.overdueDays })}
            </td>
            <td>
              <b>{showMoney(bill.state === 'voided' ? 0 : bill.left)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {bill.earlier.length > 0 && (
        <section className="lb-stack lb-gap-4">
          <b>{t('earlier', { sum: showMoney(bill.previousDue - bill.arrears) })}</b>
          <ul className="lb-divided">
            {bill.earlier.map(({ billId, number, runName, dueOn, left }) => (
              <li key={billId} className="bi-earlier">
                <span>
                  {runName}　{number}
                </span>
                <span className="lb-14 lb-quiet">{speakDay(dueOn)}</span>
                <span>{whole(left)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {bill.gaps.length > 0 && (
        <section className="lb-stack lb-gap-4">
          <b>{checks('gapsOfBill')}</b>
          {bill.gaps.map((gap) => (
            <GapSaid key={gap.gapId} gap={gap} />
          ))}
        </section>
      )}
      <Facts
        rows={[
          [t('state'), t(`bill_${bill.state}`)],
          [t('voidReason'), bill.voidReason],
          [t('carriedTo'), carriedTo && `${carriedTo.runName}　${carriedTo.number}`],
          [t('dueOn'), speakDay(bill.dueOn)],
          [t('account'), payCodes && <b key="account">{spokenAccount(payCodes.virtualAccount)}</b>],
          [
            t('barcodes'),
            payCodes && (payCodes.sentence || <Barcodes key="barcodes" codes={payCodes.segments} />),
          ],
          [t('barcodeUntil'), speakDay(bill.barcodeUntil)],
        ]}
      />
    </div>
  )
}
