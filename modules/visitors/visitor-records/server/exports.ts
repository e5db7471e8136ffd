import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import { countRecords, type ReadRow, recordsOf } from '#modules/visitors/visits/server/public.ts'
import type { Approval, VisitorState, VisitTarget } from '#modules/visitors/visits/contract.ts'
import { visitorExport } from '../export-kind.ts'
import { visitorRecordsWords } from '../words.ts'

const states: Record<VisitorState, string> = {
  booked: '已預約',
  arrived: '在場',
  left: '已離開',
  cancelled: '已取消',
  expired: '已逾期',
}
const targets: Record<VisitTarget, string> = {
  household: '住戶',
  committee: '管委會／管理中心',
  facility: '公設',
  works: '施工／廠商',
  delivery: '外送／物流',
  viewing: '看屋',
  other: '其他',
}
const approvals: Record<Approval, string> = {
  '': '',
  approved: '同意',
  refused: '不同意',
  unreachable: '未接聽',
}

/** How long somebody was here, in minutes; null while they are. */
const minutes = (from: Date | null, to: Date | null) =>
  from && to ? Math.round((to.getTime() - from.getTime()) / 60_000) : null

export const columns: readonly Column<ReadRow>[] = [
  { title: '狀態', width: 9, value: ({ row }) => states[row.state] },
  { title: '到訪時間', width: 17, value: ({ row }) => row.arrivedAt },
  { title: '離開時間', width: 17, value: ({ row }) => row.leftAt },
  { title: '停留分鐘', width: 10, value: ({ row }) => minutes(row.arrivedAt, row.leftAt) },
  { title: '對象', width: 16, value: ({ row }) => targets[row.target] },
  { title: '戶別', width: 16, value: ({ label }) => label },
  { title: '訪客', width: 14, value: ({ row }, mask) => mask.name(row.name) },
  { title: '電話', width: 14, value: ({ row }, mask) => mask.phone(row.phone) },
  { title: '人數', width: 7, value: ({ row }) => row.people },
  {
    title: '事由',
    width: 14,
    value: ({ row }, mask) => (row.reasonId ? row.reason : mask.words(row.reason)),
  },
  { title: '廠商類別', width: 12, value: ({ row }) => row.vendorKind },
  { title: '廠商', width: 18, value: ({ row }, mask) => mask.words(row.firm) },
  { title: '車牌', width: 12, value: ({ row }, mask) => mask.plate(row.plate) },
  { title: '車位', width: 9, value: ({ row }) => row.parkingBay },
  { title: '換證', width: 10, value: ({ row }) => row.pledgeKind },
  { title: '住戶回覆', width: 10, value: ({ row }) => approvals[row.approval] },
  { title: '未還物品', width: 10, value: ({ stillOut }) => (stillOut ? stillOut : null) },
  { title: '預約開始', width: 17, value: ({ row }) => row.bookStart },
  { title: '預約結束', width: 17, value: ({ row }) => row.bookEnd },
  { title: '備註', width: 28, value: ({ row }, mask) => mask.words(row.remark) },
  { title: '登記人', width: 12, value: ({ row }) => row.arrivedByName || row.createdByName },
  { title: '放行人', width: 12, value: ({ row }) => row.leftByName },
]

/** The record of visitors with its filters, as the page shows it. */
export const visitorSheet = exportSheet({
  kind: visitorExport,
  title: visitorRecordsWords.sheets.visitors[0],
  can: 'visitors.view',
  service: [17, 50],
  columns,
  count: countRecords,
  rows: async (lease, query, page) => rowsBehind(await recordsOf(lease, query), page),
})
export const sheets = [visitorSheet] as const
