import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { payoutExport } from '../export-kind.ts'
import type { Payout } from '../payout-contract.ts'
import { bankFilesWords } from '../words.ts'
import { payoutChannels } from './payout-channels.ts'
import { daysOf, payoutRows } from './payout-rows.ts'

const money = { width: 13, format: 'money' as const }
const columns: readonly Column<Payout>[] = [
  { title: '撥款日', width: 12, value: (row) => row.payoutOn },
  { title: '通路', width: 12, value: (row) => payoutChannels[row.channel] },
  { title: '筆數', width: 8, value: (row) => row.count },
  { title: '代收總額', ...money, value: (row) => row.gross },
  { title: '手續費', ...money, value: (row) => row.fee },
  { title: '應入帳', ...money, value: (row) => row.net },
  { title: '銀行入帳', ...money, value: (row) => row.check?.statement ?? null },
  { title: '差額', ...money, value: (row) => row.check?.difference ?? null },
  { title: '差額說明', width: 24, value: (row, mask) => mask.words(row.check?.note ?? '') },
  { title: '對帳時間', width: 17, value: (row) => row.check?.at ?? null },
  { title: '對帳人', width: 12, value: (row) => row.check?.by ?? '' },
]

/** Reconciliation by payout day and channel, with the days of its page. */
export const sheets = [
  exportSheet({
    kind: payoutExport,
    title: bankFilesWords.sheets.payouts[0],
    can: 'bankFiles.view',
    service: [2],
    columns,
    count: async (lease, query, now) => (await payoutRows(lease, daysOf(query, now))).length,
    rows: async (lease, query, { now }) => ({ rows: await payoutRows(lease, daysOf(query, now)), after: '' }),
  }),
]
