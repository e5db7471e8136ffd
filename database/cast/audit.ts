import { accounts, type CastAccount } from './accounts.ts'
import { castId } from './cast-id.ts'
import { qingchuan } from './communities.ts'
import { minutesAfter } from './taipei.ts'

const { manager, desk1, desk2 } = accounts

const devices = {
  office:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
}

interface Act {
  /** Minutes before now. */
  ago: number
  who: CastAccount
  action: string
  target?: string
  targetId?: string
  before?: object
  after?: object
  reason?: string
}

const day = 24 * 60
const importId = castId('import', '入住名冊')
const workbook = { fileName: '晴川社區_年度核對_管理中心.xlsx' }
const ofImport = { target: 'householdImport', targetId: importId, who: manager }
const household = (label: string) => ({ target: 'household', targetId: castId('household', label) })

/** What was done at the desk and in the office in the last days, besides registering and handing over. */
const acts: readonly Act[] = [
  {
    ago: 95,
    who: manager,
    action: 'householdImports.upload',
    target: 'householdImport',
    targetId: castId('import', '第二期名冊'),
    after: { fileName: '九月新住戶名單.xlsx' },
  },
  {
    ago: 190,
    who: desk1,
    action: 'packageRecords.takeStock',
    target: 'shelfPosition',
    targetId: 'B-03',
    after: { scanned: 18, here: 17, elsewhere: ['0412'], notWaiting: [], unknown: 0, missing: ['0397'] },
  },
  {
    ago: day + 260,
    who: desk2,
    action: 'residents.setVehicles',
    ...household('B棟-9F-1'),
    before: { vehicles: ['ABC-1288'] },
    after: { vehicles: ['ABC-1288', 'EPC-0716'] },
  },
  {
    ago: day + 410,
    who: manager,
    action: 'notices.printTags',
    ...household('A棟-7F-2'),
    after: { count: 6 },
  },
  {
    ago: 3 * day + 75,
    who: manager,
    action: 'visitorSettings.save',
    target: 'visitorSetting',
    before: { isOpen: false },
    after: { isOpen: true },
    reason: '區權會決議',
  },
  {
    ago: 4 * day + 20,
    who: desk2,
    action: 'activation.revokeSerial',
    target: 'phoneSerial',
    before: { label: 'C棟-5F-2' },
    reason: '住戶換手機，重新發給',
  },
  {
    ago: 5 * day + 300,
    who: manager,
    action: 'accountSettings.changePassword',
    target: 'account',
    targetId: manager.id,
    after: { endedSessions: 2 },
  },
  {
    ago: 6 * day,
    who: manager,
    action: 'communityOpenings.revoke',
    target: 'communityOpening',
    targetId: castId('opening', '4M'),
    before: { role: 'desk' },
    reason: '身分選錯',
  },
  {
    ago: 7 * day + 150,
    who: manager,
    action: 'notices.saveSettings',
    target: 'noticeSettings',
    before: { reminderHour: 10 },
    after: { reminderHour: 18 },
  },
  { ...ofImport, ago: 9 * day - 7, action: 'householdImports.apply', after: workbook },
  { ...ofImport, ago: 9 * day - 6, action: 'householdImports.confirm', after: workbook },
  { ...ofImport, ago: 9 * day, action: 'householdImports.upload', after: workbook },
  {
    ago: 209 * day,
    who: manager,
    action: 'enterprisePortals.close',
    target: 'enterprisePortal',
    targetId: castId('portal', '安泰樓管'),
    before: { title: '安泰樓管（前一家物業）' },
    reason: '合約到期',
  },
  {
    ago: 210 * day,
    who: manager,
    action: 'enterprisePortals.add',
    target: 'enterprisePortal',
    targetId: castId('portal', '群益物業'),
    after: { title: '群益物業員工入口', role: 'manager' },
  },
]

/** Rows of the audit. */
export const auditRows = (now: Date) =>
  acts.map(({ ago, who, action, target, targetId, before, after, reason }, nth) => ({
    communityId: qingchuan.id,
    id: castId('audit', `${nth} ${action}`),
    at: minutesAfter(now, -ago),
    accountId: who.id,
    accountName: who.displayName,
    address: who === manager ? '192.168.1.20' : '192.168.1.31',
    device: who === manager ? devices.office : devices.desk,
    requestId: castId('audit', `request ${nth}`),
    action,
    target: target ?? null,
    targetId: targetId ?? null,
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? null,
  }))
