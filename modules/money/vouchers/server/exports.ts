import { count } from 'drizzle-orm'
import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import type { Voucher } from '../contract.ts'
import { voucherExport } from '../export-kind.ts'
import { vouchersWords } from '../words.ts'
import { conditionOf, vouchersOf } from './list.ts'
import { voucherTable as t } from './tables.ts'

const kinds = { income: '收入', expense: '支出', transfer: '轉存' }

const columns: readonly Column<Voucher>[] = [
  { title: '編號', width: 11, value: (row) => row.number },
  { title: '日期', width: 12, value: (row) => row.day },
  { title: '類別', width: 8, value: (row) => kinds[row.kind] },
  { title: '項目', width: 16, value: (row) => row.againstName },
  { title: '帳戶', width: 12, value: (row) => row.moneyName },
  { title: '收入', width: 12, value: (row) => (row.kind === 'income' ? row.amount : '') },
  { title: '支出', width: 12, value: (row) => (row.kind === 'income' ? '' : row.amount) },
  { title: '對象', width: 20, value: (row, mask) => mask.words(row.party) },
  { title: '憑證號碼', width: 14, value: (row) => row.documentNumber },
  { title: '摘要', width: 30, value: (row, mask) => mask.words(row.note) },
  { title: '登記人', width: 12, value: (row) => row.addedBy },
  { title: '登記時間', width: 17, value: (row) => row.addedAt },
  { title: '作廢原因', width: 20, value: (row, mask) => mask.words(row.voidReason) },
]

/** The list with its filters, as the page shows it. */
export const sheets = [
  exportSheet({
    kind: voucherExport,
    title: vouchersWords.sheets.vouchers[0],
    can: 'vouchers.view',
    columns,
    async count(lease, query) {
      const [row] = await lease.db.select({ n: count() }).from(t).where(conditionOf(query))
      return row?.n ?? 0
    },
    rows: async (lease, query, { after, limit }) => rowsBehind(vouchersOf(lease, query), { after, limit }),
  }),
]
