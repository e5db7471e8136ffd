import { speakClock, writeMoment } from '#modules/meals/write-moment.ts'
import type { FoodOrder, OrderLine, SlipLine } from '#modules/meals/order-shapes.ts'

const text = (left: string, right = ''): SlipLine => ({ kind: 'text', left, right })
const rule: SlipLine = { kind: 'rule', left: '', right: '' }

const linesOf = ({ name, quantity, points, options, note }: OrderLine): SlipLine[] => [
  { kind: 'item', left: `${name} × ${quantity}`, right: String(points * quantity) },
  ...[...options.map((option) => `${option.name}${option.points ? ` +${option.points}` : ''}`), note]
    .filter(Boolean)
    .map((left): SlipLine => ({ kind: 'option', left, right: '' })),
]

/**
 * What stands on the slip of an order, for paper of 58 and 80 mm: the community, number, times, household, dishes, points by
 * purse and what was left, and who took it. `isAgain`: it says that it was printed again.
 */
export const slipOf = (order: FoodOrder, community: string, isAgain: boolean): SlipLine[] => [
  { kind: 'title', left: community, right: '' },
  ...(isAgain ? [{ kind: 'mark' as const, left: '補印', right: '' }] : []),
  { kind: 'sum', left: `#${order.serialNumber}`, right: `取餐 ${speakClock(order.pickupAt)}` },
  text(order.label, writeMoment(order.orderedAt)),
  rule,
  ...order.lines.flatMap(linesOf),
  ...(order.note ? [text(`備註　${order.note}`)] : []),
  rule,
  text('一般點數', `−${order.normalPoints}`),
  text('現金點數', `−${order.cashPoints}`),
  { kind: 'sum', left: `合計 ${order.portions} 份`, right: `${order.normalPoints + order.cashPoints} 點` },
  text('扣後剩', `一般 ${order.normalLeft}　現金 ${order.cashLeft}`),
  rule,
  text('經手', order.orderedBy),
]
