import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoney } from '#platform/contract/show-money.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { ChargingBill, ChargingBillLine, ChargingMonth } from '../contract.ts'
import { AdjustDialog } from './AdjustDialog.tsx'
import { billsApi } from './queries.ts'
import { kwh } from './use-month-words.ts'

/** What is on a bill, line by line; what is wrong is added or taken off with a reason. */
export function BillLines({
  bill,
  month,
  onClose,
}: {
  bill: ChargingBill
  month: ChargingMonth
  onClose: () => void
}) {
  const t = useTexts('chargingBillsPage')
  const [isAdjusting, setAdjusting] = useState(false)
  const mayEdit = useAllowed()([{ can: 'chargingBills.edit' }]).length > 0
  const lines = useQuery({
    queryKey: ['charging', 'bills', 'lines', bill.billId, month.rowVersion],
    queryFn: async ({ signal }) => (await billsApi.showBill({ billId: bill.billId }, { signal })).data,
  })
  return (
    <Panel
      title={bill.householdLabel}
      summary={showMoney(bill.total)}
      extra={
        <button type="button" className="lb-icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      }
    >
      <Loaded of={lines} failed={t('loadFailed')} skeleton={['1fr', 60]}>
        {(found) => (
          <ul className="lb-divided cb-lines">
            {found.map((line) => (
              <Line key={line.lineId} of={line} />
            ))}
          </ul>
        )}
      </Loaded>
      {mayEdit && bill.state !== 'invoiced' && (
        <div className="lb-inner">
          <Button onClick={() => setAdjusting(true)}>{t('adjust')}</Button>
        </div>
      )}
      {isAdjusting && <AdjustDialog bill={bill} onClose={() => setAdjusting(false)} />}
    </Panel>
  )
}

function Line({ of: line }: { of: ChargingBillLine }) {
  const t = useTexts('chargingBillsPage')
  return (
    <li className="lb-inner-10 lb-line">
      <span className="lb-grow">
        {t(`line_${line.kind}`)}
        <span className="lb-14 lb-quiet cb-under">
          {line.startedAt && `${speakTime(line.startedAt)}　`}
          {line.kind === 'session' && t('kwh', { kwh: kwh(line.energyWh) })}
          {line.isEstimated && `　${t('estimated')}`}
          {line.reason && `${line.reason}　${line.addedBy}　${speakTime(line.addedAt)}`}
        </span>
      </span>
      <b>{line.amount.toLocaleString('en-US')}</b>
    </li>
  )
}
