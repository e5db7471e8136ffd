import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the record and of the older page, namespace `visitRecord`; loaded with them. */
const visitRecordTexts = {
  title: '訪客紀錄',
  day: '到訪日',
  stillLent: '借用物品',
  stillLentOnly: '未還清',
  totals: '符合條件',
  total: '{{count}} 組',
  heads: '到訪 {{count}} 人',
  inside: '在場 {{count}}',
  left: '已離開 {{count}}',
  cancelled: '已取消 {{count}}',
  expired: '已逾期 {{count}}',
  nothing: '還沒有訪客紀錄',

  control: '在場訪客',
  controlLead: '在場訪客',
  controlCount: '在場 {{count}} 組',
  controlSearchShort: '戶別、姓名、車牌',
  controlSearch: '搜尋戶別、姓名、廠商、車牌',
  cardUse: '訪客卡',
  cardUnused: '未使用',
  cardUsed: '使用中',
  tagPeople: '人數',
  tagReason: '事由',
  tagLent: '借用',
  tagPledge: '換證',
  tagRemark: '備註',
  registeredAt: '登記時間',
  household: '戶別',
  guest: '訪客',
  vendor: '廠商',
  note: '內容',
  card: '訪客卡',
  leave: '離開',
  leaveOf: '{{who}} 離開',
  register: '登記訪客',
  leaveByWay: '訪客離開',
  controlNothing: '目前沒有在場訪客',
  controlNothingText: '訪客到訪時，按「登記訪客」。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitRecord: typeof visitRecordTexts
  }
}

addTexts({ 'zh-TW': { visitRecord: visitRecordTexts } })
