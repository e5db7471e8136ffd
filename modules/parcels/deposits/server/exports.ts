import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
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
  { title: '流水號', width: 9, value: (one) => one.serialNumber },
  { title: '狀態', width: 12, value: (one) => states[one.state] },
  { title: '收件戶別', width: 16, value: (one) => one.label || '非住戶' },
  { title: '收件人', width: 16, value: (one, mask) => mask.name(one.name) },
  { title: '寄放戶別', width: 16, value: (one) => one.payerLabel || '非住戶' },
  { title: '寄放人', width: 16, value: (one, mask) => mask.name(one.payerName) },
  { title: '類型', width: 12, value: (one) => one.kindName },
  { title: '現金餘額', width: 12, format: 'money', value: (one) => (one.money ? one.money : null) },
  { title: '溫層', width: 8, value: (one) => temperatures[one.temperature] },
  { title: '位置', width: 10, value: (one) => one.shelfPosition },
  { title: '備註', width: 28, value: (one, mask) => mask.words(one.note) },
  { title: '登記時間', width: 17, value: (one) => one.arrivedAt },
  { title: '登記人', width: 12, value: (one) => one.arrivedBy },
  { title: '領取時間', width: 17, value: (one) => one.handedOverAt },
  { title: '經手人', width: 12, value: (one) => one.handedOverBy },
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
