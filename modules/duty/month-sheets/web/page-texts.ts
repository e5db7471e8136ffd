import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page, namespace `monthSheetsPage`; loaded with it. */
const monthSheetsPageTexts = {
  loadFailed: '月結表載入失敗',
  excel: '下載 Excel',
  open: '這個月還沒結算，數字還會變；結算之後雙方才簽名。',
  noCalendar: '這一年的辦公日曆還沒載入，國定假日沒有算進去。',
  empty: '這個月沒有班',
  emptyText: '班表發布、有人打卡之後，這裡就有月結表。',
  people: '人員',
  back: '所有人',
  agreed: '84 條之 1　{{number}}',
  ordinary: '一般工時',
  planned: '應出勤',
  worked: '實際工時',
  normal: '正常工時',
  late: '遲到',
  lateTimes: '{{count}} 次，{{minutes}} 分',
  early: '早退',
  minutes: '{{count}} 分',
  absent: '缺勤',
  shifts: '{{count}} 班',
  overtime: '加班',
  kind_dayFirst: '平日前 2 小時',
  kind_dayLater: '平日逾 2 小時',
  kind_restFirst: '休息日前 2 小時',
  kind_restLater: '休息日逾 2 小時',
  kind_restFar: '休息日逾 8 小時',
  kind_off: '例假出勤',
  kind_holiday: '國定假日',
  article_dayFirst: '第 24 條',
  article_dayLater: '第 24 條',
  article_restFirst: '第 24 條',
  article_restLater: '第 24 條',
  article_restFar: '第 24 條',
  article_off: '第 36、40 條',
  article_holiday: '第 39 條',
  days: '每日出勤',
  plannedAt: '表定 {{from}}–{{until}}',
  notPlanned: '班表外',
  lateMark: '遲到 {{count}} 分',
  earlyMark: '早退 {{count}} 分',
  absentMark: '缺勤',
  corrected: '補登',
  standIn: '代班',
  running: '沒有下班卡',
  overtimeMark: '加班 {{time}}',
  byPerson: '本人已簽',
  byEmployer: '雇主已簽',
  bothSigned: '雙方已簽',
  signedPerson: '本人 {{name}}　{{time}}',
  signedEmployer: '雇主 {{name}}　{{time}}',
  signPerson: '本人簽名',
  signEmployer: '雇主簽名',
  signTitle: '{{name}}　{{month}}',
  signText: '工時 {{worked}}，加班 {{overtime}}，遲到 {{late}}，缺勤 {{absent}}。簽名之後月結表不再變。',
  signNeeded: '請在框內簽名',
  signDone: '已簽名。',
  weekdays: '日一二三四五六',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    monthSheetsPage: typeof monthSheetsPageTexts
  }
}

addTexts({ 'zh-TW': { monthSheetsPage: monthSheetsPageTexts } })
