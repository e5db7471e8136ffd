import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import { refundExport } from '../export-kind.ts'
import { paymentsWords } from '../words.ts'
import { type RefundOfList, refundRows } from './read-refunds.ts'
import { refunds as f } from './tables.ts'

const kinds = { refund: '退款', void: '作廢收款' }
const states = { requested: '待覆核', approved: '待付款', rejected: '已退回', paid: '已完成' }
const ways = { cash: '現金', transfer: '匯款' }

const columns: readonly Column<RefundOfList>[] = [
  { title: '申請時間', width: 17, value: (row) => row.requestedAt },
  { title: '類別', width: 10, value: (row) => kinds[row.kind] },
  { title: '戶別', width: 16, value: (row) => row.label },
  { title: '金額', width: 12, format: 'money', value: (row) => row.amount },
  { title: '狀態', width: 10, value: (row) => states[row.state] },
  { title: '方式', width: 8, value: (row) => (row.way ? ways[row.way] : '') },
  { title: '收款人', width: 12, value: (row, mask) => mask.name(row.payee) },
  { title: '帳號', width: 18, value: (row, mask) => mask.code(row.account) },
  { title: '原因', width: 20, value: (row, mask) => mask.words(row.reason) },
  { title: '申請人', width: 12, value: (row) => row.requestedBy },
  { title: '覆核時間', width: 17, value: (row) => row.decidedAt },
  { title: '覆核人', width: 12, value: (row) => row.decidedBy },
  { title: '退回原因', width: 20, value: (row, mask) => mask.words(row.rejection) },
  { title: '付款時間', width: 17, value: (row) => row.paidAt },
  { title: '付款人', width: 12, value: (row) => row.paidBy },
]

const newestFirst = {
  condition: undefined,
  at: f.requestedAt,
  id: f.id,
  idOf: ({ refundId }: RefundOfList) => refundId,
}

/** Every refund and void with who asked, who decided and who paid, the newest first. */
export const refundSheet = exportSheet({
  kind: refundExport,
  title: paymentsWords.sheets.refunds[0],
  can: 'payments.view',
  service: [2],
  columns,
  count: async (lease) => lease.db.$count(f),
  rows: async (lease, _, { after, limit }) =>
    rowsBehind({ ...newestFirst, read: (given) => refundRows(lease, given) }, { after, limit }),
})
