import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { FoodOrder } from '#modules/meals/order-shapes.ts'
import { speakClock } from '#modules/meals/write-moment.ts'
import { extrasOf, minutesTo } from './kitchen-model.ts'

interface TicketsProps {
  orders: readonly FoodOrder[]
  now: number
  /** Absent for whoever only looks. */
  onDone: ((order: FoodOrder) => void) | undefined
}

/** What is to be made, an order each, those that are picked up first before the others; late ones stand out. */
export function Tickets({ orders, now, onDone }: TicketsProps) {
  const t = useTexts('kitchenPage')
  if (!orders.length)
    return (
      <div className="lb-panel fk-nothing">
        <EmptyState icon="check" title={t('nothing')} text={t('nothingText')} />
      </div>
    )
  return (
    <ul className="fk-tickets">
      {orders.map((order, nth) => (
        <li key={order.orderId} className="fk-ticket" data-late={minutesTo(order, now) < 0 || undefined}>
          <div className="fk-ticket-head">
            <b>{speakClock(order.pickupAt)}</b>
            <Due order={order} now={now} />
          </div>
          <p className="fk-who">
            <b>{order.label}</b> <span className="lb-quiet">#{order.serialNumber}</span>
          </p>
          <ul className="fk-lines">
            {order.lines.map((line, at) => (
              <li key={at}>
                <b>{line.quantity}</b> <span>{line.name}</span>
                {extrasOf(line) && <small>{extrasOf(line)}</small>}
              </li>
            ))}
            {order.note && (
              <li>
                <small>{order.note}</small>
              </li>
            )}
          </ul>
          {onDone && (
            <Button
              className="fk-done"
              aria-label={t('doneOf', { label: order.label, serial: order.serialNumber })}
              onClick={() => onDone(order)}
            >
              {t('done')} {nth < 8 && <Key keys={`Alt ${nth + 1}`} />}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Due({ order, now }: { order: FoodOrder; now: number }) {
  const t = useTexts('kitchenPage')
  const minutes = minutesTo(order, now)
  if (minutes < 0) return <span>{t('late', { count: -minutes })}</span>
  return <span>{minutes === 0 ? t('now') : t('soon', { count: minutes })}</span>
}
