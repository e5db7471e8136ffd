import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { speakDay } from '#modules/money/bills/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { type Cheque, cheques } from '../cheque-contract.ts'
import { VoidPaymentDialog } from './VoidPaymentDialog.tsx'

const api = client(cheques)

interface ChequeDetailProps {
  cheque: Cheque
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One cheque beside the list: whose it is, and whether the bank cashed it or it bounced. */
export function ChequeDetail({ cheque, ...ways }: ChequeDetailProps) {
  const t = useTexts('chequesPage')
  const mayAct = useAllowed()([{ can: 'payments.undo' }]).length > 0
  const [dialog, setDialog] = useState<'cash' | 'void'>()
  const close = () => setDialog(undefined)
  const { state, isVoidAsked, dueOn, cashedOn, reversedAt } = cheque
  return (
    <DetailPanel
      label={`${t('number')} ${cheque.chequeNumber}`}
      over={`${t('number')} ${cheque.chequeNumber}`}
      title={`${cheque.label}　${showMoney(cheque.amount)}`}
      foot={
        mayAct &&
        state !== 'voided' && (
          <>
            {state === 'held' && (
              <Button type="primary" onClick={() => setDialog('cash')}>
                {t('cash')}
              </Button>
            )}
            {!isVoidAsked && <Button onClick={() => setDialog('void')}>{t('bounced')}</Button>}
          </>
        )
      }
      {...ways}
    >
      <Facts
        rows={[
          [t('state'), isVoidAsked && state !== 'voided' ? t('voidAsked') : t(state)],
          [
            t('voided'),
            reversedAt &&
              t('voidedBy', {
                who: cheque.reversedBy,
                when: speakTime(reversedAt),
                reason: cheque.reverseReason,
              }),
          ],
          [t('due'), dueOn && speakDay(dueOn)],
          [t('bank'), cheque.chequeBank],
          [t('payer'), cheque.payerName],
          [t('day'), speakDay(cheque.day)],
          [t('by'), cheque.takenBy],
          [t('cashedOn'), cashedOn && speakDay(cashedOn)],
          [t('cashedBy'), cheque.cashedBy],
        ]}
      />
      {dialog === 'cash' && <CashDialog cheque={cheque} onClose={close} />}
      {dialog === 'void' && <VoidPaymentDialog payment={cheque} first={t('bouncedReason')} onClose={close} />}
    </DetailPanel>
  )
}

function CashDialog({ cheque, onClose }: { cheque: Cheque; onClose: () => void }) {
  const t = useTexts('chequesPage')
  const queries = useQueryClient()
  const [today] = useState(() => dayOf(new Date()))
  const [on, setOn] = useState(today)
  const { paymentId, chequeNumber: number } = cheque
  const act = useSubmit(
    async (retry) => {
      await api.cash({ paymentId, on }, retry)
      toast(t('cashDone', { number }))
      void queries.invalidateQueries({ queryKey: ['payments'] })
      onClose()
    },
    { isWrong: () => !on },
  )
  return (
    <ActDialog
      size="small"
      title={t('cashTitle', { number })}
      confirm={t('cash')}
      act={act}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('cashText', { amount: showMoney(cheque.amount) })}</p>
      <Field label={t('cashedOn')} invalid={act.tried && !on ? t('dayNeeded') : undefined}>
        <DayInput autoFocus value={on} min={cheque.day} max={today} onDay={setOn} />
      </Field>
    </ActDialog>
  )
}
