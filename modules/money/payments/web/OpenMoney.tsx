import './page-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { speakDay } from '#modules/money/bills/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { type OpenPayment, payments } from '../contract.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { RestDialog } from './RestDialog.tsx'

const api = client(payments)

/** Money of the desk that is put to nothing since somebody took a write-off back; nothing is drawn when there is none. */
export function OpenMoney() {
  const t = useTexts('paymentsPage')
  const allowed = useAllowed()
  const mayPut = allowed([{ can: 'payments.undo' }]).length > 0
  const mayRefund = allowed([{ can: 'payments.refund' }]).length > 0
  const [putting, setPutting] = useState<OpenPayment>()
  const [refunding, setRefunding] = useState<OpenPayment>()
  const { data = [] } = useQuery({
    queryKey: ['payments', 'unallocated'],
    queryFn: async ({ signal }) => (await api.listOpen({}, { signal })).data,
  })
  if (data.length === 0) return null
  const sum = data.reduce((total, { open }) => total + open, 0)
  return (
    <Panel
      className="pay-open-money"
      title={t('openMoney')}
      number={data.length}
      summary={showMoney(sum)}
      pad="plain"
    >
      <ul className="lb-bare lb-divided">
        {data.map((payment) => (
          <li key={payment.paymentId} className="lb-line">
            <b>{payment.label}</b>
            <span className="lb-quiet">
              {t('openTaken', {
                day: speakDay(payment.day),
                by: payment.by,
                channel: t(`channel_${payment.channel}`),
              })}
            </span>
            <b className="lb-end">{showMoney(payment.open)}</b>
            {mayPut && (
              <Button onClick={() => setPutting(payment)}>
                {t('rest', { amount: showMoney(payment.open) })}
              </Button>
            )}
            {payment.isRefunding && <span className="lb-quiet">{t('refundWaits')}</span>}
            {mayRefund && !payment.isRefunding && (
              <Button onClick={() => setRefunding(payment)}>{t('askRefund')}</Button>
            )}
          </li>
        ))}
      </ul>
      {refunding && (
        <RefundDialog
          household={{ ...refunding, balance: refunding.open }}
          paymentId={refunding.paymentId}
          onClose={() => setRefunding(undefined)}
        />
      )}
      {putting && <RestDialog payment={putting} onClose={() => setPutting(undefined)} />}
    </Panel>
  )
}
