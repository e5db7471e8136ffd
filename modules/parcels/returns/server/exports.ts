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
  { title: '流水號', width: 9, value: (item) => item.serialNumber },
  { title: '種類', width: 8, value: (item) => (item.kind === 'return' ? '退件' : '寄件') },
  { title: '狀態', width: 12, value: (item) => states[item.state] },
  { title: '戶別', width: 16, value: (item) => item.label },
  { title: '寄件人', width: 16, value: (item, mask) => mask.name(item.senderName) },
  { title: '收件人', width: 20, value: (item, mask) => mask.name(item.recipient) },
  { title: '物流', width: 14, value: (item) => item.courierName },
  { title: '物流條碼', width: 22, value: (item, mask) => mask.code(item.trackingNumber) },
  { title: '件數', width: 7, value: (item) => item.pieceCount },
  { title: '位置', width: 10, value: (item) => item.shelfPosition },
  { title: '運費', width: 8, value: (item) => freights[item.freight] },
  {
    title: '代收貨款',
    width: 12,
    format: 'money',
    value: (item) => (item.cashOnDelivery ? item.cashOnDelivery : null),
  },
  { title: '備註', width: 28, value: (item, mask) => mask.words(item.note) },
  { title: '登記時間', width: 17, value: (item) => item.arrivedAt },
  { title: '登記人', width: 12, value: (item) => item.arrivedBy },
  { title: '取走時間', width: 17, value: (item) => item.handedOverAt },
  { title: '取件人', width: 12, value: (item, mask) => mask.name(item.courierPerson) },
  { title: '經手人', width: 12, value: (item) => item.handedOverBy },
]

/** The list of returns and outgoing parcels with its filters, as the page shows it. */
export const sheets = [
  exportSheet({
    kind: itemExport,
    title: returnsWords.sheets.returns[0],
    can: 'returns.view',
    service: [49],
    columns,
    count: async (lease, query, now) => lease.db.$count(i, await conditionOf(lease, query, now)),
    rows: async (lease, query, { now, ...page }) => rowsBehind(await itemsOf(lease, query, now), page),
  }),
]
