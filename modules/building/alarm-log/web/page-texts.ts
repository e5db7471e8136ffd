import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page of the log; loaded with it. */
const alarmLogPageTexts = {
  title: '測點紀錄',
  unit: '筆',
  views: '現況',
  view_all: '全部',
  view_abnormal: '異常',
  point: '測點',
  days: '日期',
  at: '時間',
  place: '位置',
  value: '數值',
  status: '現況',
  normal: '正常',
  abnormal: '異常',
  test: '測試',
  file: '匯出',
  loadFailed: '紀錄載入失敗',
  empty: '還沒有紀錄',
  emptyText: '閘道器送來的每一筆數值都會列在這裡。',
  notFound: '沒有符合的紀錄',
  notFoundText: '換個條件，或清除篩選。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmLogPage: typeof alarmLogPageTexts
  }
}

addTexts({ 'zh-TW': { alarmLogPage: alarmLogPageTexts } })
