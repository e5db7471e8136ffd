import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoney } from '#platform/contract/show-money.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { ChargingMonth } from '../contract.ts'
import { billsApi } from './queries.ts'
import { useMonthWords } from './use-month-words.ts'

/** What comes next for a month: draw it, approve it, invoice it, or take the approval back. */
export function MonthActs({ of: { month, state, rowVersion, billCount, total } }: { of: ChargingMonth }) {
  const t = useTexts('chargingBillsPage')
  const words = useMonthWords()
  const queries = useQueryClient()
  const [isBack, setBack] = useState(false)
  const again = () => queries.invalidateQueries({ queryKey: ['charging', 'bills'] })
  const act = useAsked(again)
  const allowed = useAllowed()
  const may = (can: string) => allowed([{ can }]).length > 0
  const seen = { month, rowVersion }
  const called = words.month(month)
  const text = t('actText', { count: billCount, total: showMoney(total) })
  const isOpen = state === null || state === 'notApproved'
  return (
    <>
      {isOpen && may('chargingBills.edit') && (
        <Button
          type={state === null ? 'primary' : 'default'}
          loading={act.busy}
          onClick={() =>
            void act.submit({
              work: (retry) => billsApi.draw({ month }, retry),
              done: t('drawn', { month: called }),
            })
          }
        >
          {t(state === null ? 'draw' : 'drawAgain')}
        </Button>
      )}
      {state === 'notApproved' && may('chargingBills.check') && (
        <Button
          type="primary"
          loading={act.busy}
          onClick={() =>
            void act.submit({
              ask: { title: t('approveAsk', { month: called }), text, ok: t('approve') },
              work: (retry) => billsApi.approve(seen, retry),
              done: t('approved', { month: called }),
            })
          }
        >
          {t('approve')}
        </Button>
      )}
      {state === 'approved' && may('chargingBills.check') && (
        <Button onClick={() => setBack(true)}>{t('takeBack')}</Button>
      )}
      {state === 'approved' && may('chargingBills.invoice') && (
        <Button
          type="primary"
          loading={act.busy}
          onClick={() =>
            void act.submit({
              ask: {
                title: t('invoiceAsk', { month: called }),
                text: `${text}${t('invoiceText')}`,
                ok: t('invoice'),
              },
              work: (retry) => billsApi.invoice(seen, retry),
              done: t('invoiced', { month: called }),
            })
          }
        >
          {t('invoice')}
        </Button>
      )}
      {isBack && (
        <ReasonDialog
          title={t('takeBackTitle', { month: called })}
          label={t('reason')}
          reasons={[t('backReason1'), t('backReason2')]}
          required={t('reasonNeeded')}
          confirm={t('takeBack')}
          onConfirm={async (reason, retry) => {
            await billsApi.takeBack({ ...seen, reason }, retry).finally(() => void again())
            toast(t('tookBack', { month: called }))
            setBack(false)
          }}
          onClose={() => setBack(false)}
        />
      )}
    </>
  )
}
