import './kitchen-texts.ts'
import './kitchen.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { orderPath } from '#modules/meals/paths.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { clockTime } from '#platform/web/look/speak-time.ts'
import { useSecond } from '#platform/web/look/use-second.ts'
import type { FoodOrder } from '#modules/meals/order-shapes.ts'
import { DishTable } from './DishTable.tsx'
import { KitchenSide } from './KitchenSide.tsx'
import { isSoundLocked, keepKitchenSound, ringForOrder, useKitchenSound } from './kitchen-sound.ts'
import { kitchenQuery, ordersApi, useOrderChanges } from './queries.ts'
import { Tickets } from './Tickets.tsx'

/** The kitchen's screen: what is to be made by time or by dish, what can be taken; it rings for new orders. */
export function KitchenPage() {
  const t = useTexts('kitchenPage')
  const now = useSecond()
  const asked = useQuery(kitchenQuery)
  useOrderChanges()
  useChanges(['foodOrders.ordered'], ringForOrder)
  return (
    <div className="fk">
      <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr', '1fr', '1fr', '1fr']} rows={8}>
        {(orders) => <Kitchen orders={orders} now={now} again={asked.refetch} />}
      </Loaded>
    </div>
  )
}

interface KitchenProps {
  orders: readonly FoodOrder[]
  now: number
  again: () => unknown
}

function Kitchen({ orders, now, again }: KitchenProps) {
  const t = useTexts('kitchenPage')
  const goTo = useNavigate()
  const [by, setBy] = useState<'slot' | 'dish'>('slot')
  const isSounding = useKitchenSound()
  const mayCook = useAllowed()([{ can: 'foodOrders.cook' }]).length > 0
  const { submit: act } = useAsked(again)
  const toMake = orders.filter(({ readyAt }) => !readyAt)
  const ready = orders.filter(({ readyAt }) => readyAt)
  const portions = toMake.reduce((sum, order) => sum + order.portions, 0)
  const finish = (order: FoodOrder) =>
    void act({
      work: (retry) => ordersApi.setReady({ orderId: order.orderId, isReady: true }, retry),
      done: t('doneTold', { label: order.label, serial: order.serialNumber }),
    })
  const take = (order: FoodOrder) =>
    void act({
      work: (retry) => ordersApi.setTaken({ orderId: order.orderId, isTaken: true }, retry),
      done: t('takenTold', { label: order.label, serial: order.serialNumber }),
    })
  useItemKeys(
    mayCook && by === 'slot' ? Math.min(8, toMake.length) : 0,
    (nth) => toMake[nth] && finish(toMake[nth]),
    'kitchenPage:doneKey',
  )
  return (
    <>
      <header className="fk-head">
        <h1>{t('title')}</h1>
        <Segments
          label={t('by')}
          value={by}
          onChange={setBy}
          options={[
            { value: 'slot', label: t('bySlot') },
            { value: 'dish', label: t('byDish') },
          ]}
        />
        <p className="fk-count">
          {t('toMake')} <b>{portions}</b> {t('portions')}
        </p>
        <p className="fk-count">
          {t('ready')} <b>{ready.length}</b> {t('orders')}
        </p>
        <button
          type="button"
          role="switch"
          aria-checked={isSounding}
          className="fk-sound lb-end"
          title={isSounding && isSoundLocked() ? t('locked') : undefined}
          onClick={() => {
            keepKitchenSound(!isSounding)
            if (!isSounding) ringForOrder()
          }}
        >
          <Icon name={isSounding ? 'sound' : 'mute'} /> {t('sound')}　{t(isSounding ? 'on' : 'off')}
        </button>
        <time className="fk-clock">{clockTime(new Date(now))}</time>
        <Button onClick={() => void goTo({ to: orderPath })}>{t('leave')}</Button>
      </header>
      <div className="fk-grid">
        {by === 'slot' ? (
          <Tickets orders={toMake} now={now} onDone={mayCook ? finish : undefined} />
        ) : (
          <DishTable orders={toMake} />
        )}
        <KitchenSide toMake={toMake} ready={ready} now={now} onTaken={mayCook ? take : undefined} />
      </div>
    </>
  )
}
