import type { Column } from '#platform/server/export-sheet.ts'
import type { FoodOrder, OrderLine } from '#modules/meals/order-shapes.ts'

const extras = ({ options, note }: OrderLine) => [...options.map(({ name }) => name), note].filter(Boolean)
/** 排骨便當 2（糙米）、白飯 1 */
export const dishesInWords = (lines: readonly OrderLine[]): string =>
  lines
    .map((line) => {
      const more = extras(line)
      return `${line.name} ${line.quantity}${more.length ? `（${more.join('、')}）` : ''}`
    })
    .join('、')

/** The columns of orders on paper and in files. */
export const orderColumns: readonly Column<FoodOrder>[] = [
  { title: '單號', width: 9, value: (order) => order.serialNumber },
  { title: '點餐時間', width: 17, value: (order) => order.orderedAt },
  { title: '取餐時間', width: 17, value: (order) => order.pickupAt },
  { title: '戶別', width: 16, value: (order) => order.label },
  { title: '餐點', width: 48, value: (order) => dishesInWords(order.lines) },
  { title: '份數', width: 7, value: (order) => order.portions },
  { title: '一般點數', width: 10, value: (order) => order.normalPoints },
  { title: '現金點數', width: 10, value: (order) => order.cashPoints },
  { title: '狀態', width: 10, value: ({ state }) => (state === 'done' ? '已成立' : '已作廢') },
  { title: '取走時間', width: 17, value: (order) => order.takenAt },
  { title: '作廢時間', width: 17, value: (order) => order.voidedAt },
  { title: '作廢人', width: 12, value: (order) => order.voidedBy },
  { title: '作廢原因', width: 28, value: (order, mask) => mask.words(order.voidNote) },
  { title: '已過期未退', width: 12, value: (order) => order.deadPoints || null },
  { title: '經手', width: 12, value: (order) => order.orderedBy },
]
