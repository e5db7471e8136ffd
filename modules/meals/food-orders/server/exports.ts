import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import { foodService } from '#modules/meals/food-menu/contract.ts'
import { lineExport, orderExport } from '#modules/meals/order-exports.ts'
import type { FoodOrder, OrderLine } from '#modules/meals/order-shapes.ts'
import { foodOrdersWords } from '../words.ts'
import { orderColumns } from './columns.ts'
import { conditionOf, ordersOf } from './list.ts'
import { orderTable } from './tables.ts'

interface Row {
  order: FoodOrder
  line: OrderLine
}

const lineColumns: readonly Column<Row>[] = [
  { title: '單號', width: 9, value: ({ order }) => order.serialNumber },
  { title: '取餐時間', width: 17, value: ({ order }) => order.pickupAt },
  { title: '戶別', width: 16, value: ({ order }) => order.label },
  { title: '餐點', width: 16, value: ({ line }) => line.name },
  { title: '選項', width: 24, value: ({ line }) => line.options.map(({ name }) => name).join('、') },
  { title: '份數', width: 7, value: ({ line }) => line.quantity },
  { title: '點數', width: 9, value: ({ line }) => line.points * line.quantity },
  { title: '狀態', width: 10, value: ({ order }) => (order.state === 'done' ? '已成立' : '已作廢') },
]
const given = { can: 'foodOrders.view', service: foodService } as const

/** Orders, and their lines, as files of reports. */
export const sheets = [
  exportSheet({
    ...given,
    kind: orderExport,
    title: foodOrdersWords.sheets.foodOrders[0],
    columns: orderColumns,
    count: async (lease, query, now) => lease.db.$count(orderTable, await conditionOf(lease, query, now)),
    rows: async (lease, query, { now, ...page }) => rowsBehind(await ordersOf(lease, query, now), page),
  }),
  exportSheet({
    ...given,
    kind: lineExport,
    title: foodOrdersWords.sheets.foodOrderLines[0],
    columns: lineColumns,
    count: async (lease, query, now) => lease.db.$count(orderTable, await conditionOf(lease, query, now)),
    rows: async (lease, query, { now, ...page }) => {
      const { rows, after } = await rowsBehind(await ordersOf(lease, query, now), page)
      return { after, rows: rows.flatMap((order) => order.lines.map((line) => ({ order, line }))) }
    },
  }),
]
