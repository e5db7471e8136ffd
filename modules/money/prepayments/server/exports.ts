import type { Lease } from '#platform/server/database.ts'
import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { type Prepayment, prepaymentExport } from '../contract.ts'
import { prepaymentsWords } from '../words.ts'
import { listPrepayments } from './list.ts'

const columns: readonly Column<Prepayment>[] = [
  { title: '戶別', width: 16, value: (row) => row.label },
  { title: '預收餘額', width: 14, format: 'money', value: (row) => row.balance },
  { title: '最近異動', width: 17, value: (row) => row.changedAt },
]

const listed = (lease: Lease, { text }: { text: string }) =>
  listPrepayments(lease, { text, isEmptyToo: false })

/** What households have paid ahead, the largest first. */
export const sheets = [
  exportSheet({
    kind: prepaymentExport,
    title: prepaymentsWords.sheets.prepayments[0],
    can: 'prepayments.view',
    service: [2],
    columns,
    count: async (lease, query) => (await listed(lease, query)).data.length,
    rows: async (lease, query) => ({ rows: (await listed(lease, query)).data, after: '' }),
  }),
]
