import { and, count } from 'drizzle-orm'
import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
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
const receiveTypes = ['手機條碼', '簽收', '感應卡', '未簽收'] as const
const yes = (is: boolean) => (is ? '是' : '')

const columns: readonly Column<PackageRecord>[] = [
  { title: '流水號', width: 9, value: (one) => one.serialNumber },
  { title: '狀態', width: 12, value: (one) => states[one.state] },
  { title: '戶別', width: 16, value: (one) => one.label },
  { title: '收件人', width: 16, value: (one, mask) => (one.name ? mask.name(one.name) : '全戶') },
  { title: '類型', width: 14, value: (one) => one.kindName },
  { title: '溫層', width: 8, value: (one) => temperatures[one.temperature] },
  { title: '件數', width: 7, value: (one) => one.pieceCount },
  { title: '物流', width: 14, value: (one) => one.courierName },
  { title: '物流條碼', width: 22, value: (one, mask) => mask.code(one.trackingNumber) },
  { title: '位置', width: 10, value: (one) => one.shelfPosition },
  { title: '備註', width: 28, value: (one, mask) => mask.words(one.plainNote) },
  { title: '限本人', width: 8, value: (one) => yes(one.inPersonOnly) },
  { title: '貨到付款', width: 10, value: (one) => yes(one.cashOnDelivery) },
  { title: '登記時間', width: 17, value: (one) => one.arrivedAt },
  { title: '登記人', width: 12, value: (one) => one.arrivedBy },
  { title: '領取時間', width: 17, value: (one) => one.handedOverAt },
  { title: '經手人', width: 12, value: (one) => one.handedOverBy },
  {
    title: '領取方式',
    width: 11,
    value: (one) => (one.receiveType === null ? '' : receiveTypes[one.receiveType]),
  },
  { title: '提醒次數', width: 10, value: (one) => one.remindCount },
  { title: '等待時數', width: 10, value: (one) => one.waitedHours },
]

/** The list of packages with its filters, as the page shows it. */
export const sheets = [
  exportSheet({
    kind: packageExport,
    title: packageRecordsWords.sheets.packages[0],
    can: 'packageRecords.view',
    service: [49],
    columns,
    async count(lease, { state, ...filters }, now) {
      const condition = and(inState(state), await conditionOf(lease, filters, now))
      const [row] = await lease.db.select({ n: count() }).from(p).where(condition)
      return row?.n ?? 0
    },
    rows: async (lease, query, { now, ...page }) => rowsBehind(await packagesOf(lease, query, now), page),
  }),
]
