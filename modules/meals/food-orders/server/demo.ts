import type { Demo } from '#platform/server/manifest.ts'
import { foodIdOf } from '#modules/meals/food-menu/server/public.ts'
import { demoMeals } from '#modules/meals/demo-plan.ts'
import { orderCounter } from './order.ts'

const minute = 60_000
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute)
const reasons = ['住戶取消', '廚房缺料', '點錯餐']

/** Two months of orders at the demo kitchen, and some that are cooked at this moment. */
export const demo: Demo = ({ communityId, idOf, householdId, clerk, now }) => {
  const orders = demoMeals(now).filter((one) => one.kind === 'order')
  return [
    ['serial_counter', [{ communityId, name: orderCounter, last: orders.length }]],
    [
      'food_order',
      orders.map((order, nth) => {
        const isVoided = order.state === 'voided'
        const isReady = order.state === 'ready' || order.state === 'taken'
        const isTaken = order.state === 'taken'
        return {
          communityId,
          id: idOf(`food order ${order.key}`),
          serialNumber: nth + 1,
          householdId: householdId(order.label),
          state: isVoided ? 'voided' : 'done',
          mode: 'normalFirst',
          asked: {},
          orderedAt: order.at,
          orderedBy: clerk.accountId,
          orderedByName: clerk.name,
          pickupAt: order.pickupAt,
          portions: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
          normalPoints: order.paid.normal,
          cashPoints: order.paid.cash,
          normalLeft: order.left.normal,
          cashLeft: order.left.cash,
          note: '',
          readyAt: isReady ? (isTaken ? later(order.pickupAt, -2) : later(now, -2 - (nth % 3) * 3)) : null,
          readyByName: isReady ? clerk.name : '',
          takenAt: isTaken ? later(order.pickupAt, 4) : null,
          takenByName: isTaken ? clerk.name : '',
          voidedAt: isVoided ? later(order.at, 9) : null,
          voidedByName: isVoided ? clerk.name : '',
          voidNote: isVoided ? reasons[nth % reasons.length] : '',
        }
      }),
    ],
    [
      'food_order_line',
      orders.flatMap((order) =>
        order.lines.map(({ item, points, quantity, options }, nth) => ({
          communityId,
          orderId: idOf(`food order ${order.key}`),
          nth,
          itemId: idOf(foodIdOf('item', item)),
          name: item,
          points,
          quantity,
          options,
          note: '',
          pickupAt: order.pickupAt,
        })),
      ),
    ],
  ]
}
