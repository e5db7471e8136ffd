import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import type { FoodOrder } from '#modules/meals/order-shapes.ts'
import { dishSums, minutesReady } from './kitchen-model.ts'

interface KitchenSideProps {
  toMake: readonly FoodOrder[]
  ready: readonly FoodOrder[]
  now: number
  /** Absent for whoever only looks. */
  onTaken: ((order: FoodOrder) => void) | undefined
}
const shown = 6

/** How many of each dish are to be made, and which orders can be taken. */
export function KitchenSide({ toMake, ready, now, onTaken }: KitchenSideProps) {
  const t = useTexts('kitchenPage')
  const sums = dishSums(toMake)
  const others = sums.slice(shown).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <aside className="fk-side">
      <section className="lb-panel" aria-label={t('sums')}>
        <h2>{t('sums')}</h2>
        <ul>
          {sums.slice(0, shown).map(({ name, quantity }) => (
            <li key={name}>
              {name} <b>{quantity}</b>
            </li>
          ))}
          {others > 0 && (
            <li>
              {t('others')} <b>{others}</b>
            </li>
          )}
        </ul>
      </section>
      <section className="lb-panel fk-ready" aria-label={t('readyTitle')}>
        <h2>
          {t('readyTitle')}
          <span className="lb-quiet">
            {ready.length} {t('orders')}
          </span>
        </h2>
        <ul>
          {ready.map((order) => (
            <li key={order.orderId}>
              <span>
                <b>{order.label}</b>
                <small className="lb-quiet">
                  #{order.serialNumber}　{t('minutes', { count: minutesReady(order, now) })}
                </small>
              </span>
              {onTaken && (
                <Button
                  aria-label={t('takenOf', { label: order.label, serial: order.serialNumber })}
                  onClick={() => onTaken(order)}
                >
                  {t('taken')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
