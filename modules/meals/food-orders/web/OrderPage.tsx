import './page-texts.ts'
import './order.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { kitchenPath, recordsPath } from '#modules/meals/paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey, useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { CartPanel } from './CartPanel.tsx'
import { DishGrid } from './DishGrid.tsx'
import { DonePanel } from './DonePanel.tsx'
import { HeldOrders } from './HeldOrders.tsx'
import { isSold, soonest } from './order-model.ts'
import { OptionPanel } from './OptionPanel.tsx'
import { PickupChoice } from './PickupChoice.tsx'
import { PointsStep } from './PointsStep.tsx'
import { useEater } from './use-eater.ts'
import { useOrder } from './use-order.ts'

const steps = ['items', 'points', 'done'] as const

/** 點餐: a household by card, phone, name or label, its dishes, its points, and one key (R428). */
export function OrderPage() {
  const t = useTexts('orderPage')
  const goTo = useNavigate()
  const order = useOrder()
  const eater = useEater(order.choose)
  const { draft, open, add } = order
  const [at, setAt] = useState(0)
  const now = useMinute()
  const menu = open[at] ?? open[0]
  const pickupAt = draft.pickupAt ? new Date(draft.pickupAt) : soonest(now)
  const isItems = draft.step === 'items'
  const items = (menu?.items ?? []).map((item) => ({
    item,
    isOff: item.isSoldOut || item.stock === 0 || !isSold(item, pickupAt),
  }))

  async function pick() {
    const found = await pickHousehold()
    if (found) order.choose(found)
  }
  function go() {
    if (draft.step === 'done') order.clear()
    else if (draft.step === 'points') void (order.quote?.isEnough && order.send.submit())
    else if (order.isReady) void order.toPoints.submit()
  }
  const turn = (by: number) => open.length && setAt((at + by + open.length) % open.length)
  useScanner(({ text }) => void eater.read(text), { enabled: draft.step !== 'done' })
  useHotKey('F2', 'orderPage:pick', () => void pick(), { enabled: draft.step !== 'done' })
  useHotKey('Ctrl+Enter', 'orderPage:next', go)
  useHotKey('PageDown', 'orderPage:nextMenu', () => turn(1), { enabled: isItems })
  useHotKey('PageUp', 'orderPage:previousMenu', () => turn(-1), { enabled: isItems })
  useHotKey('Esc', 'orderPage:back', order.back, { enabled: draft.step === 'points' })
  useItemKeys(
    isItems ? items.length : 0,
    (nth) => {
      const dish = items[nth]
      if (dish && !dish.isOff) add(dish.item)
    },
    'orderPage:dishKey',
  )

  return (
    <div className="lb-page fo">
      <div className="lb-page-head fo-head">
        <h1>{t('title')}</h1>
        <ol className="fo-steps" aria-label={t('steps')}>
          {steps.map((step, nth) => (
            <li key={step} aria-current={draft.step === step ? 'step' : undefined}>
              {nth + 1} {t(`step_${step}`)}
            </li>
          ))}
        </ol>
        {draft.step !== 'done' && <PickupChoice value={draft.pickupAt} now={now} onChoose={order.pickUp} />}
        <span className="lb-end" />
        <HeldOrders order={order} />
        <Button icon={<Icon name="grid" />} onClick={() => void goTo({ to: kitchenPath })}>
          {t('kitchen')}
        </Button>
        <Button onClick={() => void goTo({ to: recordsPath })}>{t('records')}</Button>
      </div>
      <Loaded of={order.menus} failed={t('loadFailed')} skeleton={[168, '1fr', 404]} rows={9}>
        {() =>
          draft.done && draft.step === 'done' ? (
            <DonePanel order={draft.done} onNext={order.clear} />
          ) : (
            <div className="fo-grid">
              <nav className="lb-panel fo-menus" aria-label={t('menus')}>
                {open.map(({ menuId, name }, nth) => (
                  <button
                    key={menuId}
                    type="button"
                    aria-current={menu?.menuId === menuId}
                    disabled={!isItems}
                    onClick={() => setAt(nth)}
                  >
                    {name}
                  </button>
                ))}
              </nav>
              <div className="fo-middle">
                {isItems ? (
                  <>
                    <DishGrid items={items} lines={draft.lines} onAdd={add} />
                    <OptionPanel order={order} />
                  </>
                ) : (
                  <PointsStep order={order} />
                )}
              </div>
              <CartPanel order={order} eater={eater} onPick={() => void pick()} onGo={go} />
            </div>
          )
        }
      </Loaded>
    </div>
  )
}
