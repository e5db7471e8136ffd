import { sql } from 'drizzle-orm'
import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import type { Writeoff } from '../contract.ts'
import { writeoffExport } from '../export-kind.ts'
import { paymentsWords } from '../words.ts'
import { channelNames } from './channel-names.ts'
import { refundSheet } from './export-refunds.ts'
import { narrowed } from './writeoff-list.ts'

const columns: readonly Column<Writeoff>[] = [
  { title: '銷帳時間', width: 17, value: (row) => row.at },
  { title: '戶別', width: 16, value: (row) => row.label },
  { title: '繳費單', width: 14, value: (row) => row.billNumber || '預收款' },
  { title: '期別', width: 20, value: (row) => row.runName },
  { title: '金額', width: 12, format: 'money', value: (row) => row.amount },
  { title: '收款管道', width: 10, value: (row) => channelNames[row.channel] },
  { title: '入帳日', width: 12, value: (row) => row.day },
  { title: '收據', width: 13, value: (row) => row.receiptNumber },
  { title: '經手人', width: 12, value: (row) => row.by },
  { title: '取消時間', width: 17, value: (row) => row.undoneAt },
  { title: '取消原因', width: 20, value: (row, mask) => mask.words(row.undoReason) },
]

/** What payments were put to, with the filters of its list; and refunds. */
export const sheets = [
  refundSheet,
  exportSheet({
    kind: writeoffExport,
    title: paymentsWords.sheets.writeoffs[0],
    can: 'payments.view',
    service: [2],
    columns,
    async count(lease, query) {
      const { counted } = await narrowed(lease, query)
      const { rows } = await lease.db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${counted.from} where ${counted.condition ?? sql`true`}`,
      )
      return rows[0]?.n ?? 0
    },
    rows: async (lease, query, { after, limit }) =>
      rowsBehind(await narrowed(lease, query), { after, limit }),
  }),
]
