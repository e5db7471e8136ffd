import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { speakDay } from '#modules/money/bills/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { ReceiptPaperActs } from '#platform/web/frame/PaperActs.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { payments, type Writeoff } from '../contract.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { RestDialog } from './RestDialog.tsx'
import { VoidPaymentDialog } from './VoidPaymentDialog.tsx'

const api = client(payments)

interface WriteoffDetailProps {
  writeoff: Writeoff
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One write-off beside the list: where it came from, and the acts of it. */
export function WriteoffDetail({ writeoff: row, ...ways }: WriteoffDetailProps) {
  const t = useTexts('paymentsPage')
  return (
    <DetailPanel
      label={t('detailOf', { number: row.receiptNumber })}
      over={t('receiptOf', { number: row.receiptNumber })}
      title={`${row.label}　${showMoney(row.amount)}`}
      foot={<Acts writeoff={row} />}
      {...ways}
    >
      <Facts
        rows={[
          [
            t('state'),
            row.undoneAt &&
              t('undoneBy', { who: row.undoneBy, when: speakTime(row.undoneAt), reason: row.undoReason }),
          ],
          [t('for'), row.billId ? row.runName : t('ahead')],
          [t('billNumber'), row.billNumber],
          [t('channel'), t(`channel_${row.channel}`)],
          [t('paidDay'), speakDay(row.day)],
          [t('ofPayment'), row.paymentParts > 1 && showMoney(row.paymentAmount)],
          [t('openOf'), row.paymentOpen > 0 && showMoney(row.paymentOpen)],
          [t('at'), speakTime(row.at)],
          [t('by'), row.by],
        ]}
      />
    </DetailPanel>
  )
}

function Acts({ writeoff }: { writeoff: Writeoff }) {
  const t = useTexts('paymentsPage')
  const queries = useQueryClient()
  const allowed = useAllowed()
  const mayPut = allowed([{ can: 'payments.undo' }]).length > 0
  const mayUndo = mayPut && !writeoff.undoneAt
  const [asking, setAsking] = useState<'undo' | 'void' | 'move' | 'rest'>()
  const again = () => void queries.invalidateQueries({ queryKey: ['payments'] })
  const { receiptId, writeoffId, paymentId, source, paymentOpen: open, isVoidedByOne } = writeoff
  const close = () => setAsking(undefined)
  const reasons = [t('reason1'), t('reason2'), t('reason3')]
  const asked = {
    label: t('reason'),
    reasons,
    required: t('reasonNeeded'),
    cancel: t('keep'),
    onClose: close,
  }
  return (
    <>
      {receiptId && <ReceiptPaperActs writeoffIds={[writeoffId]} />}
      {mayUndo && writeoff.billId && <Button onClick={() => setAsking('move')}>{t('move')}</Button>}
      {mayUndo && <Button onClick={() => setAsking('undo')}>{t('undo')}</Button>}
      {mayUndo && source === 'desk' && (
        <Button onClick={() => setAsking('void')}>{t(isVoidedByOne ? 'void' : 'askVoid')}</Button>
      )}
      {mayPut && open > 0 && (
        <Button onClick={() => setAsking('rest')}>{t('rest', { amount: showMoney(open) })}</Button>
      )}
      {asking === 'rest' && <RestDialog payment={{ ...writeoff, open }} onClose={close} />}
      {asking === 'move' && <MoveDialog writeoff={writeoff} onClose={close} />}
      {asking === 'undo' && (
        <ReasonDialog
          {...asked}
          title={t('undoTitle')}
          text={t('undoText')}
          confirm={t('undo')}
          onConfirm={async (reason, retry) => {
            await api.undo({ writeoffId, reason }, retry)
            toast(t('undoDone'))
            again()
            close()
          }}
        />
      )}
      {asking === 'void' && (
        <VoidPaymentDialog
          payment={{ paymentId, isVoidedByOne, amount: writeoff.paymentAmount }}
          onClose={close}
        />
      )}
    </>
  )
}
