import { count } from 'drizzle-orm'
import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import type { CourierItem, Freight, ItemState } from '../contract.ts'
import { itemExport } from '../export-kind.ts'
import { returnsWords } from '../words.ts'
import { conditionOf, itemsOf } from './list.ts'
import { courierItems as i } from './tables.ts'

const states: Record<ItemState, string> = {
  waiting: '待取',
  handedToCourier: '已取走',
  voided: '已取消',
}
const freights: Record<Freight, string> = { '': '', prepaid: '寄付', collect: '到付' }

const columns: readonly Column<CourierItem>[] = [
  { title: '流水號', width: 9, value: (one) => one.serialNumber },
  { title: '種類', width: 8, value: (one) => (one.kind === 'return' ? '退件' : '寄件') },
  { title: '狀態', width: 12, value: (one) => states[one.state] },
  { title: '戶別', width: 16, value: (one) => one.label },
  { title: '寄件人', width: 16, value: (one, mask) => mask.name(one.senderName) },
  { title: '收件人', width: 20, value: (one, mask) => mask.name(one.recipient) },
  { title: '物流', width: 14, value: (one) => one.courierName },
  { title: '物流條碼', width: 22, value: (one, mask) => mask.code(one.trackingNumber) },
  { title: '件數', width: 7, value: (one) => one.pieceCount },
  { title: '位置', width: 10, value: (one) => one.shelfPosition },
  { title: '運費', width: 8, value: (one) => freights[one.freight] },
  {
    title: '代收貨款',
    width: 12,
    format: 'money',
    value: (one) => (one.cashOnDelivery ? one.cashOnDelivery : null),
  },
  { title: '備註', width: 28, value: (one, mask) => mask.words(one.note) },
  { title: '登記時間', width: 17, value: (one) => one.arrivedAt },
  { title: '登記人', width: 12, value: (one) => one.arrivedBy },
  { title: '取走時間', width: 17, value: (one) => one.handedOverAt },
  { title: '取件人', width: 12, value: (one, mask) => mask.name(one.courierPerson) },
  { title: '經手人', width: 12, value: (one) => one.handedOverBy },
]

/** The list of returns and outgoing parcels with its filters, as the page shows it. */
export const sheets = [
  exportSheet({
    kind: itemExport,
    title: returnsWords.sheets.returns[0],
    can: 'returns.view',
    service: [49],
    columns,
    async count(lease, query, now) {
      const condition = await conditionOf(lease, query, now)
      const [row] = await lease.db.select({ n: count() }).from(i).where(condition)
      return row?.n ?? 0
    },
    rows: async (lease, query, { now, ...page }) => rowsBehind(await itemsOf(lease, query, now), page),
  }),
]
