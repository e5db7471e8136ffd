import { useState } from 'react'
import { showMoney } from '#platform/contract/show-money.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { MoreMenu } from '#platform/web/look/MoreMenu.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { Offer, ProxyOrder } from '../shapes.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { proxyApi, useProxyChanges } from './queries.ts'

interface OfferActsProps {
  of: Offer
  orders: readonly ProxyOrder[]
  /** Prints what the supplier is told. */
  onPrint: (() => void) | false
  /** Prints the list of the desk. */
  onList: (() => void) | false
  onFile: (() => void) | false
}

/** What can be done with an offer where it stands. */
export function OfferActs({ of, orders, onPrint, onList, onFile }: OfferActsProps) {
  const t = useTexts('proxyOffers')
  const allowed = useAllowed()
  const again = useProxyChanges()
  const [asking, setAsking] = useState<'order' | 'change' | 'cancel'>()
  const act = useAsked(again)
  const { offerId, state, title, cashHeld, waiting } = of
  const may = (can: string) => allowed([{ can: `proxyOrders.${can}` }]).length > 0
  const close = () => setAsking(undefined)
  const isTouched = orders.some((order) => order.state === 'handedOver')
  const more = [
    state === 'open' && may('offer') && { key: 'change', label: t('change'), act: () => setAsking('change') },
    onPrint && { key: 'print', label: t('print'), act: onPrint },
    state === 'open' && onList && { key: 'list', label: t('printList'), act: onList },
    onFile && { key: 'file', label: t('exportOrders'), act: onFile },
    state === 'arrived' &&
      !isTouched &&
      may('handOver') && {
        key: 'notArrived',
        label: t('notArrived'),
        act: () =>
          void act.submit({
            work: (retry) => proxyApi.setArrived({ offerId, isArrived: false }, retry),
            done: t('notArrivedDone'),
          }),
      },
    state !== 'cancelled' &&
      !isTouched &&
      may('offer') && { key: 'cancel', label: t('cancel'), act: () => setAsking('cancel') },
  ]
  return (
    <>
      {state === 'open' && may('take') && (
        <Button type="primary" onClick={() => setAsking('order')}>
          {t('order')}
        </Button>
      )}
      {state === 'open' && may('offer') && (
        <Button
          onClick={() =>
            void act.submit({
              ask: { title: t('closeAsk', { title }), text: t('closeText'), ok: t('close') },
              work: (retry) => proxyApi.close({ offerId }, retry),
              done: t('closedDone'),
            })
          }
        >
          {t('close')}
        </Button>
      )}
      {state === 'ordered' && may('handOver') && (
        <Button
          type="primary"
          onClick={() =>
            void act.submit({
              work: (retry) => proxyApi.setArrived({ offerId, isArrived: true }, retry),
              done: t('arrivedDone', { count: waiting }),
            })
          }
        >
          {t('arrive')}
        </Button>
      )}
      {cashHeld > 0 && may('settle') && (
        <Button
          onClick={() =>
            void act.submit({
              ask: {
                title: t('settleAsk', { money: showMoney(cashHeld) }),
                text: t('settleText'),
                ok: t('settle'),
              },
              work: (retry) => proxyApi.settle({ offerId, amount: cashHeld }, retry),
              done: t('settled', { money: showMoney(cashHeld) }),
            })
          }
        >
          {t('settle')}
        </Button>
      )}
      {state !== 'open' && onList && <Button onClick={onList}>{t('printList')}</Button>}
      <MoreMenu label={t('more')} items={more.filter((item) => item !== false)} />
      {asking === 'order' && <OrderDialog of={of} orders={orders} onClose={close} />}
      {asking === 'change' && <OfferDialog of={of} onClose={close} />}
      {asking === 'cancel' && (
        <ReasonDialog
          title={t('cancelAsk', { title })}
          text={t('cancelText', { count: waiting })}
          label={t('reason')}
          reasons={[t('reasonSupplier'), t('reasonFew')]}
          required={t('reasonNeeded')}
          confirm={t('cancel')}
          cancel={t('keep')}
          onConfirm={async (reason, retry) => {
            await proxyApi.cancel({ offerId, reason }, retry)
            await again()
            toast(t('cancelledDone'))
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
