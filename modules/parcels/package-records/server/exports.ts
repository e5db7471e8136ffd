import { and } from 'drizzle-orm'
import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import { sayWay } from '#modules/parcels/fast-receive/server/public.ts'
import { packageTable as p } from '#modules/parcels/packages/server/public.ts'
import { type PackageRecord, packageExport } from '../contract.ts'
import { packageRecordsWords } from '../words.ts'
import { conditionOf, inState } from './filters.ts'
import { packagesOf } from './list.ts'

const states: Record<PackageRecord['state'], string> = {
  waiting: '待領',
  handedOver: '已領取',
  returned: '已退件',
  voided: '已取消登記',
  lost: '遺失',
}
const temperatures = ['常溫', '冷藏', '冷凍'] as const
const yes = (is: boolean) => (is ? '是' : '')

const columns: readonly Column<PackageRecord>[] = [
  { title: '流水號', width: 9, value: (item) => item.serialNumber },
  { title: '狀態', width: 12, value: (item) => states[item.state] },
  { title: '戶別', width: 16, value: (item) => item.label },
  { title: '收件人', width: 16, value: (item, mask) => (item.name ? mask.name(item.name) : '全戶') },
  { title: '類型', width: 14, value: (item) => item.kindName },
  { title: '溫層', width: 8, value: (item) => temperatures[item.temperature] },
  { title: '件數', width: 7, value: (item) => item.pieceCount },
  { title: '物流', width: 14, value: (item) => item.courierName },
  { title: '物流條碼', width: 22, value: (item, mask) => mask.code(item.trackingNumber) },
  { title: '位置', width: 10, value: (item) => item.shelfPosition },
  { title: '備註', width: 28, value: (item, mask) => mask.words(item.plainNote) },
  { title: '限本人', width: 8, value: (item) => yes(item.inPersonOnly) },
  { title: '貨到付款', width: 10, value: (item) => yes(item.cashOnDelivery) },
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
  { title: '提醒次數', width: 10, value: (item) => item.remindCount },
  { title: '等待時數', width: 10, value: (item) => item.waitedHours },
]

/** The list of packages with its filters, as the page shows it. */
export const sheets = [
  exportSheet({
    kind: packageExport,
    title: packageRecordsWords.sheets.packages[0],
    can: 'packageRecords.view',
    service: [49],
    columns,
    count: async (lease, { state, ...filters }, now) =>
      lease.db.$count(p, and(inState(state), await conditionOf(lease, filters, now))),
    rows: async (lease, query, { now, ...page }) => rowsBehind(await packagesOf(lease, query, now), page),
  }),
]
