import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { speakDay } from '#modules/money/bills/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { type Refund, refunds as contract } from '../refund-contract.ts'

const api = client(contract)

/** Refunds and voids that wait: for somebody else to approve them, or a refund to be paid. */
export function RefundRows({ refunds }: { refunds: readonly Refund[] }) {
  const t = useTexts('paymentsPage')
  if (!refunds.length) return null
  return (
    <section className="lb-panel pay-refunds" aria-label={t('refunds')}>
      {refunds.map((refund) => (
        <RefundRow key={refund.refundId} refund={refund} />
      ))}
    </section>
  )
}

function RefundRow({ refund }: { refund: Refund }) {
  const t = useTexts('paymentsPage')
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: ['payments'] })
  const act = useAsked(again)
  const allowed = useAllowed()
  const [isRejecting, setRejecting] = useState(false)
  const { refundId, isOwn, state, label, payee, way, account, kind } = refund
  const isVoid = kind === 'void'
  const amount = showMoney(refund.amount)
  const mayApprove = allowed([{ can: 'payments.approve' }]).length > 0
  const rejectTitle = isVoid
    ? t(isOwn ? 'takeBackVoidTitle' : 'rejectVoidTitle', { amount })
    : t(isOwn ? 'takeBackTitle' : 'rejectTitle', { amount })
  const mayPay = allowed([{ can: 'payments.refund' }]).length > 0
  return (
    <div className="pay-refund">
      <span>
        <b>
          {label}　{t(isVoid ? 'voidOf' : 'refundOf', { amount })}
        </b>{' '}
        <span className="lb-quiet">
          {refund.channel &&
            refund.day &&
            t('ofTaken', { day: speakDay(refund.day), channel: t(`channel_${refund.channel}`) })}
          {way && `${t(`way_${way}`)}　${payee}　${account}　`}
          {refund.reason}
        </span>
        <br />
        <span className="lb-quiet">
          {t('askedBy', { who: refund.requestedBy, when: speakTime(refund.requestedAt) })}
          {state === 'approved' && `　${t('approvedBy', { who: refund.decidedBy })}`}
        </span>
      </span>
      {state === 'requested' && isOwn && <span className="lb-quiet">{t('waitsForOther')}</span>}
      {state === 'requested' && !isOwn && mayApprove && (
        <Button
          type="primary"
          disabled={act.busy}
          onClick={() =>
            void act.submit({
              ask: isVoid
                ? {
                    title: t('voidTitleOf', { household: label, amount }),
                    text: t('approveVoidText'),
                    ok: t('approveVoid', { amount }),
                  }
                : { title: t('approveTitle', { amount, payee }), ok: t('approve', { amount }) },
              work: (retry) => api.approve({ refundId }, retry),
              done: isVoid ? t('voidDone') : t('approved', { amount }),
            })
          }
        >
          {t(isVoid ? 'approveVoid' : 'approve', { amount })}
        </Button>
      )}
      {state === 'approved' && mayPay && (
        <Button
          type="primary"
          disabled={act.busy}
          onClick={() =>
            void act.submit({
              ask: { title: t('payTitle', { amount, payee }), ok: t('pay') },
              work: (retry) => api.pay({ refundId }, retry),
              done: t('paidOut', { amount }),
            })
          }
        >
          {t('pay')}
        </Button>
      )}
      {mayApprove && <Button onClick={() => setRejecting(true)}>{t(isOwn ? 'takeBack' : 'reject')}</Button>}
      {isRejecting && (
        <ReasonDialog
          title={rejectTitle}
          label={t('reason')}
          reasons={isOwn ? [t('reason2')] : isVoid ? [t('rejection1')] : [t('rejection1'), t('rejection2')]}
          required={t('reasonNeeded')}
          confirm={t(isOwn ? 'takeBack' : 'reject')}
          onConfirm={async (reason, retry) => {
            await api.reject({ refundId, reason }, retry)
            toast(t(isOwn ? 'tookBack' : 'rejected'))
            again()
            setRejecting(false)
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  )
}
