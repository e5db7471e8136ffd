import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import type { FoodOrder } from '#modules/meals/order-shapes.ts'
import { speakClock } from '#modules/meals/write-moment.ts'
import { dishSums } from './kitchen-model.ts'

/** What is to be made by dish, with what is chosen of it, and how many by the time of picking up. */
export function DishTable({ orders }: { orders: readonly FoodOrder[] }) {
  const t = useTexts('kitchenPage')
  const slots = [...new Set(orders.map(({ pickupAt }) => speakClock(pickupAt)))].slice(0, 6)
  if (!orders.length)
    return (
      <div className="lb-panel fk-nothing">
        <EmptyState icon="check" title={t('nothing')} text={t('nothingText')} />
      </div>
    )
  const countAt = (name: string, slot: string) =>
    orders
      .filter(({ pickupAt }) => speakClock(pickupAt) === slot)
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => sum + (line.name === name ? line.quantity : 0), 0)
  return (
    <section className="lb-panel fk-dishes">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('dish')}</th>
            {slots.map((slot) => (
              <th key={slot} scope="col">
                {slot}
              </th>
            ))}
            <th scope="col">{t('all')}</th>
          </tr>
        </thead>
        <tbody>
          {dishSums(orders).map(({ name, quantity, kinds }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {kinds.some(({ extras }) => extras) && (
                  <small>
                    {kinds
                      .map(({ extras, quantity: count }) => `${extras || t('plain')} ${count}`)
                      .join('　')}
                  </small>
                )}
              </th>
              {slots.map((slot) => (
                <td key={slot}>{countAt(name, slot) || ''}</td>
              ))}
              <td>
                <b>{quantity}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
