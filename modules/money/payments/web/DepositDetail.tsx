import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { depositQuery } from './payment-queries.ts'
import { RefundDialog } from './RefundDialog.tsx'

interface DepositDetailProps {
  householdId: string
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** What one household has paid ahead: its lines, the newest first, and a refund of it. */
export function DepositDetail({ householdId, ...ways }: DepositDetailProps) {
  const t = useTexts('paymentsPage')
  const asked = useQuery(depositQuery(householdId))
  const mayRefund = useAllowed()([{ can: 'payments.refund' }]).length > 0
  const [isAsking, setAsking] = useState(false)
  const { data } = asked
  return (
    <DetailPanel
      label={data ? t('depositOf', { household: data.label }) : t('household')}
      over={data && t('depositOf', { household: data.label })}
      title={data && showMoney(data.balance)}
      foot={
        mayRefund &&
        data &&
        data.balance > 0 && <Button onClick={() => setAsking(true)}>{t('askRefund')}</Button>
      }
      {...ways}
    >
      <Loaded of={asked} failed={t('loadFailed')} skeleton={[80, 200]} rows={6}>
        {({ lines }) =>
          lines.map((line) => (
            <div key={line.lineId} className="pay-bill">
              <span>
                <b>{t(line.isUndo ? 'line_undo' : `line_${line.kind}`)}</b>{' '}
                <span className="lb-quiet">{line.billNumber || line.note}</span>
                <br />
                <span className="lb-quiet">
                  {speakTime(line.at)}　{line.by}
                </span>
              </span>
              <b className="pay-left">
                {showMoney(line.amount)}
                <br />
                <span className="lb-quiet">{t('after', { amount: showMoney(line.balance) })}</span>
              </b>
            </div>
          ))
        }
      </Loaded>
      {isAsking && data && <RefundDialog household={data} onClose={() => setAsking(false)} />}
    </DetailPanel>
  )
}
