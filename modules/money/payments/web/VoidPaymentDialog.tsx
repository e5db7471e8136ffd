import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { payments } from '../contract.ts'
import { refunds } from '../refund-contract.ts'

const api = client(payments)
const refundsApi = client(refunds)

interface VoidPaymentDialogProps {
  payment: { paymentId: string; amount: number; isVoidedByOne: boolean }
  /** A reason that stands there already. */
  first?: string
  onClose: () => void
}

/** Voids a payment of the desk as a whole; after its day it asks for that, and a second person approves. */
export function VoidPaymentDialog({ payment, first = '', onClose }: VoidPaymentDialogProps) {
  const t = useTexts('paymentsPage')
  const queries = useQueryClient()
  const { paymentId, isVoidedByOne } = payment
  const amount = showMoney(payment.amount)
  const reasons = [t('reason1'), t('reason2'), t('reason3')]
  return (
    <ReasonDialog
      label={t('reason')}
      reasons={isVoidedByOne && !first ? reasons : [t('reason4'), ...reasons]}
      first={first}
      required={t('reasonNeeded')}
      cancel={t('keep')}
      title={t(isVoidedByOne ? 'voidTitle' : 'askVoidTitle', { amount })}
      text={t(isVoidedByOne ? 'voidText' : 'askVoidText')}
      confirm={t(isVoidedByOne ? 'void' : 'askVoid')}
      onConfirm={async (reason, retry) => {
        const content = { paymentId, reason }
        if (isVoidedByOne) await api.voidPayment(content, retry)
        else await refundsApi.requestVoid({ refundId: retry.idOf(content), ...content }, retry)
        toast(t(isVoidedByOne ? 'voidDone' : 'voidAsked'))
        void queries.invalidateQueries({ queryKey: ['payments'] })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
