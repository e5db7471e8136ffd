import './record-texts.ts'
import './record.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { type FoodOrder, oldBefore, type SlipLine } from '#modules/meals/order-shapes.ts'
import { extrasOf } from './kitchen-model.ts'
import { OrderMark } from './OrderMark.tsx'
import { orderQuery, ordersApi } from './queries.ts'
import { SlipSheet } from '#modules/meals/points/web/public.ts'
import { VoidDialog } from './VoidDialog.tsx'

interface OrderPanelProps {
  orderId: string
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  onClose: () => void
}

/** One order beside the list: its dishes, its points, what became of it; printed again and voided from here. */
export function OrderPanel({ orderId, ...ways }: OrderPanelProps) {
  const t = useTexts('orderRecords')
  const asked = useQuery(orderQuery(orderId))
  const { data } = asked
  const now = useMinute()
  return (
    <DetailPanel
      label={data ? t('detailOf', { serial: data.serialNumber }) : t('title')}
      over={data && t('detailOf', { serial: data.serialNumber })}
      title={data && <HouseholdName label={data.label} size="title" />}
      foot={
        data && data.state === 'done' && data.orderedAt >= oldBefore(new Date(now)) && <Acts order={data} />
      }
      {...ways}
    >
      <Loaded of={asked} failed={t('loadFailed')} skeleton={[80, 200]} rows={7}>
        {(order) => <Body order={order} />}
      </Loaded>
    </DetailPanel>
  )
}

function Body({ order }: { order: FoodOrder }) {
  const t = useTexts('orderRecords')
  const byAt = (at: Date | null, who: string) => at && t('byAt', { at: writeTime(at), who })
  return (
    <>
      <ul className="lb-divided">
        {order.lines.map((line, nth) => (
          <li key={nth} className="lb-line lb-between fo-record-line">
            <span>
              <b>{line.name}</b> × {line.quantity}
              {extrasOf(line) && <span className="lb-quiet lb-14 lb-after-8">{extrasOf(line)}</span>}
            </span>
            <b>{line.points * line.quantity}</b>
          </li>
        ))}
      </ul>
      <Facts
        rows={[
          [t('state'), <OrderMark key="state" order={order} />],
          [t('points'), t('pointsOf', { normal: order.normalPoints, cash: order.cashPoints })],
          [t('mode'), t(`mode_${order.mode}`)],
          [t('left'), t('pointsOf', { normal: order.normalLeft, cash: order.cashLeft })],
          [t('ordered'), byAt(order.orderedAt, order.orderedBy)],
          [t('pickup'), writeTime(order.pickupAt)],
          [t('note'), order.note],
          [t('readyAt'), byAt(order.readyAt, order.readyBy)],
          [t('takenAt'), byAt(order.takenAt, order.takenBy)],
          [t('printed'), order.printed > 0 && t('times', { count: order.printed })],
          [t('voided'), byAt(order.voidedAt, order.voidedBy)],
          [t('voidNote'), order.voidNote],
          [t('dead'), order.deadPoints > 0 && t('pointsCount', { count: order.deadPoints })],
        ]}
      />
    </>
  )
}

function Acts({ order }: { order: FoodOrder }) {
  const t = useTexts('orderRecords')
  const allowed = useAllowed()
  const mayPrint = allowed([{ can: 'foodOrders.take' }]).length > 0
  const mayVoid = allowed([{ can: 'foodOrders.void' }]).length > 0
  const [slip, setSlip] = useState<readonly SlipLine[]>()
  const [isVoiding, setVoiding] = useState(false)
  const { submit: print, busy } = useSubmit(
    async () =>
      setSlip((await ordersApi.printAgain({ orderId: order.orderId }, { isSaid: true })).data.lines),
    { onFailure: inBox },
  )
  useHotKey('Alt+P', 'orderRecords:printAgain', () => void print(), { enabled: mayPrint && !isVoiding })
  return (
    <>
      {mayPrint && (
        <Button icon={<Icon name="print" />} loading={busy} onClick={() => void print()}>
          {t('printAgain')} <Key keys="Alt P" />
        </Button>
      )}
      {mayVoid && <Button onClick={() => setVoiding(true)}>{t('void')}</Button>}
      {slip && <SlipSheet lines={slip} onDone={() => setSlip(undefined)} />}
      {isVoiding && <VoidDialog order={order} onClose={() => setVoiding(false)} />}
    </>
  )
}
