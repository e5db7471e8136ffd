import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import type { CashLine, LineKind } from '../contract.ts'
import { cashExport } from '../export-kind.ts'
import { cashWords } from '../words.ts'
import { countLedger, ledgerOf } from './queries.ts'

const kinds: Record<LineKind, string> = {
  in: '存入',
  payCourier: '付貨款',
  return: '退還',
  reverse: '沖銷',
  adjust: '差額',
}

const columns: readonly Column<CashLine>[] = [
  { title: '時間', width: 17, value: (item) => item.at },
  { title: '收據號碼', width: 10, value: (item) => item.receiptNumber },
  { title: '寄放流水號', width: 11, value: (item) => item.serialNumber },
  { title: '戶別', width: 16, value: (item) => item.label || '非住戶' },
  { title: '姓名', width: 16, value: (item, mask) => mask.name(item.name) },
  { title: '類別', width: 10, value: (item) => kinds[item.kind] },
  { title: '金額', width: 12, format: 'money', value: (item) => item.amount },
  { title: '餘額', width: 12, format: 'money', value: (item) => item.balance },
  { title: '包裹流水號', width: 11, value: (item) => item.packageSerialNumber },
  { title: '物流', width: 14, value: (item) => item.courierName },
  { title: '原因', width: 24, value: (item, mask) => mask.words(item.reason) },
  { title: '已沖銷', width: 8, value: (item) => (item.isReversed ? '是' : '') },
  { title: '櫃台人員', width: 12, value: (item) => item.by },
  { title: '會同人員', width: 12, value: (item) => item.witness },
]

/** Every movement of cash with the ledger's filters, the newest first. */
export const sheets = [
  exportSheet({
    kind: cashExport,
    title: cashWords.sheets.cash[0],
    can: 'cash.view',
    service: [48],
    columns,
    count: (lease, query) => countLedger(lease, query),
    rows: (lease, query, page) => rowsBehind(ledgerOf(lease, query), page),
  }),
]
