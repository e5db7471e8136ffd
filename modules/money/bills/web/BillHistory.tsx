import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Bill } from '../shapes.ts'

/** What settles a bill, line by line; what was taken back stays, marked. */
export function BillSettlements({ bill }: { bill: Bill }) {
  const t = useTexts('billChecks')
  if (!bill.settlements.length) return <p className="lb-quiet">{t('noSettlements')}</p>
  return (
    <ul className="lb-divided">
      {bill.settlements.map(({ settlementId, kind, amount, isUndone, at, by }) => (
        <li key={settlementId} className="bi-found">
          <span>
            {t(`settlement_${kind}`)} {isUndone && <Mark kind="done">{t('undone')}</Mark>}
          </span>
          <span className="lb-14 lb-quiet">
            {speakTime(at)}　{by}
          </span>
          {isUndone ? <s className="lb-faint">{showMoney(amount)}</s> : <b>{showMoney(amount)}</b>}
        </li>
      ))}
    </ul>
  )
}

/** What was done to a bill, the newest first. */
export function BillHistory({ bill }: { bill: Bill }) {
  const t = useTexts('billsPage')
  const fields: Record<string, string> = {
    payerName: t('payer'),
    total: t('due'),
    dueOn: t('dueOn'),
    barcodeUntil: t('barcodeUntil'),
    runName: t('run'),
    household: t('household'),
  }
  return (
    <Timeline
      title={t('history')}
      lines={bill.history.toReversed()}
      what={(line) => t(`act_${line.act}`)}
      field={(name) => fields[name] ?? name}
    />
  )
}
