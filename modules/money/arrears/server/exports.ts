import { dayOf } from '#platform/contract/taipei.ts'
import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import type { Lease } from '#platform/server/database.ts'
import { letsThrough } from '../debt-filters.ts'
import { debtExport } from '../export-kind.ts'
import type { Debt } from '../shapes.ts'
import { stepNames } from '../steps.ts'
import { arrearsWords } from '../words.ts'
import { owing } from './household.ts'
import { settings } from './settings.ts'

const money = { width: 12, format: 'money' as const }
const columns: readonly Column<Debt>[] = [
  { title: '戶別', width: 16, value: (row) => row.label },
  { title: '繳款人', width: 12, value: (row, mask) => mask.words(row.payer) },
  { title: '前繳款人', width: 10, value: (row) => (row.isFormer ? '是' : '') },
  { title: '未繳合計', ...money, value: (row) => row.total },
  { title: '逾期未繳', ...money, value: (row) => row.overdue },
  { title: '逾期期數', width: 10, value: (row) => row.periods },
  { title: '最久到期日', width: 12, value: (row) => row.oldestOn ?? '' },
  { title: '逾期天數', width: 10, value: (row) => row.days },
  { title: '未到期', ...money, value: (row) => row.aging.notDue },
  { title: '逾期 30 天內', ...money, value: (row) => row.aging.upTo30 },
  { title: '31–60 天', ...money, value: (row) => row.aging.upTo60 },
  { title: '61–90 天', ...money, value: (row) => row.aging.upTo90 },
  { title: '90 天以上', ...money, value: (row) => row.aging.older },
  { title: '遲延利息', ...money, value: (row) => row.interest + row.interestOfPaid },
  { title: '待銷帳款項', ...money, value: (row) => row.waiting },
  { title: '催繳階段', width: 12, value: (row) => (row.lastStep ? stepNames[row.lastStep] : '') },
  { title: '催繳日期', width: 12, value: (row) => row.lastDay ?? '' },
  { title: '繳納期限', width: 12, value: (row) => row.lastTermOn ?? '' },
]

type Query = Parameters<typeof letsThrough>[0]

async function found(lease: Lease, query: Query, now: Date): Promise<Debt[]> {
  const show = query.view === 'interest' ? 'interest' : 'owing'
  const all = await owing(lease, { today: dayOf(now), decided: await settings.all(lease), show })
  return all.filter((debt) => letsThrough(query, debt))
}

/** Who owes, by the filters of the list. */
export const sheets = [
  exportSheet({
    kind: debtExport,
    title: arrearsWords.sheets.debts[0],
    can: 'arrears.view',
    service: [2],
    columns,
    count: async (lease, query, now) => (await found(lease, query, now)).length,
    rows: async (lease, query, { now }) => ({ rows: await found(lease, query, now), after: '' }),
  }),
]
