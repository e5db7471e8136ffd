import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import { sayWay } from '#modules/parcels/fast-receive/server/public.ts'
import type { RecordedDeposit } from '../contract.ts'
import { depositExport } from '../export-kind.ts'
import { depositsWords } from '../words.ts'
import { countDeposits, depositsOf } from './record-queries.ts'

const states: Record<RecordedDeposit['state'], string> = {
  waiting: '待領',
  handedOver: '已領取',
  voided: '已取消登記',
}
const temperatures = ['常溫', '冷藏', '冷凍'] as const

const columns: readonly Column<RecordedDeposit>[] = [
  { title: '流水號', width: 9, value: (item) => item.serialNumber },
  { title: '狀態', width: 12, value: (item) => states[item.state] },
  { title: '收件戶別', width: 16, value: (item) => item.label || '非住戶' },
  { title: '收件人', width: 16, value: (item, mask) => mask.name(item.name) },
  { title: '寄放人戶別', width: 16, value: (item) => item.payerLabel || '非住戶' },
  { title: '寄放人', width: 16, value: (item, mask) => mask.name(item.payerName) },
  { title: '類型', width: 12, value: (item) => item.kindName },
  { title: '現金餘額', width: 12, format: 'money', value: (item) => (item.money ? item.money : null) },
  { title: '溫層', width: 8, value: (item) => temperatures[item.temperature] },
  { title: '位置', width: 10, value: (item) => item.shelfPosition },
  { title: '備註', width: 28, value: (item, mask) => mask.words(item.note) },
  { title: '登記時間', width: 17, value: (item) => item.arrivedAt },
  { title: '登記人', width: 12, value: (item) => item.arrivedBy },
  { title: '領取時間', width: 17, value: (item) => item.handedOverAt },
  { title: '經手人', width: 12, value: (item) => item.handedOverBy },
  { title: '領取人', width: 16, value: (item, mask) => mask.name(item.takerName) },
  {
    title: '領取方式',
    width: 18,
    value: ({ receiveType, receiveCode }) => (receiveType === null ? '' : sayWay(receiveType, receiveCode)),
  },
]

/** The list of deposits with its filters, as the page shows it. */
export const sheets = [
  exportSheet({
    kind: depositExport,
    title: depositsWords.sheets.deposits[0],
    can: 'deposits.view',
    service: [48],
    columns,
    count: (lease, query) => countDeposits(lease, query),
    rows: async (lease, query, page) => rowsBehind(await depositsOf(lease, query), page),
  }),
]
