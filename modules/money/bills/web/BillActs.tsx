import './handling-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { BillPaperActs } from '#platform/web/frame/PaperActs.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { Bill } from '../shapes.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { DatesDialog } from './DatesDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { billsApi } from './queries.ts'
import { saidProvider, useFeePlace } from '#modules/money/fee-items/web/public.ts'

/** What can be done with a bill (`isAlone`: no ticked rows have the keys): money is taken for it, other lines, other days, another run, voiding it. */
export function BillActs({ bill, isAlone = true }: { bill: Bill; isAlone?: boolean }) {
  const t = useTexts('billsPage')
  const checks = useTexts('billChecks')
  const handling = useTexts('billHandling')
  const queries = useQueryClient()
  const may = useAllowed()
  const mayEdit = may([{ can: 'bills.edit' }]).length > 0
  // An issued bill is changed and voided by whoever may issue.
  const mayDecide = !bill.issuedAt || may([{ can: 'bills.issue' }]).length > 0
  const [dialog, setDialog] = useState<'correct' | 'dates' | 'move' | 'void'>()
  const { billBulkId, billId, number, state, provider } = bill
  const goTo = useNavigate()
  const { base } = useFeePlace()
  const isPayable =
    may([{ can: 'payments.take' }]).length > 0 && (state === 'unpaid' || state === 'partlyPaid')
  const take = () => void goTo({ href: `${base}/payment/${billId}` })
  useHotKey('Alt+2', 'billHandling:takeMoney', take, { enabled: isPayable && isAlone })
  const papers = (
    <>
      {isPayable && (
        <Button icon={<Icon name="cash" />} aria-keyshortcuts={isAlone ? 'Alt+2' : undefined} onClick={take}>
          {handling('takeMoney')} {isAlone && <Key keys="Alt+2" />}
        </Button>
      )}
      {bill.issuedAt && <BillPaperActs billBulkId={billBulkId} billIds={[billId]} state="issued" />}
    </>
  )
  if (!mayEdit || state === 'voided' || state === 'carried') return papers
  const close = () => setDialog(undefined)
  return (
    <>
      {papers}
      {mayDecide && <Button onClick={() => setDialog('correct')}>{checks('correct')}</Button>}
      <Button onClick={() => setDialog('dates')}>{t('changeDates')}</Button>
      <Button onClick={() => setDialog('move')}>{t('move')}</Button>
      {mayDecide && <Button onClick={() => setDialog('void')}>{t('void')}</Button>}
      {dialog === 'correct' && <CorrectDialog bill={bill} onClose={close} />}
      {dialog === 'dates' && <DatesDialog bills={[bill]} onClose={close} />}
      {dialog === 'move' && <MoveDialog bill={bill} onClose={close} />}
      {dialog === 'void' && (
        <ReasonDialog
          title={t('voidTitle', { number })}
          text={t('voidText')}
          label={t('reason')}
          reasons={[t('voidReason1'), t('voidReason2')]}
          required={t('reasonNeeded')}
          confirm={t('void')}
          cancel={t('keep')}
          onConfirm={async (reason, retry) => {
            await billsApi.voidBill({ billBulkId, billId, reason, ...saidProvider(provider) }, retry)
            toast(t('voided', { number }))
            void queries.invalidateQueries({ queryKey: ['bills'] })
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
