import { addTexts } from '#platform/web/i18n/texts.ts'
import './page-texts.ts'

/** The words of the analysis; loaded with it. */
const alarmAnalysisTexts = {
  title: '警報分析',
  span: '期間',
  weeks8: '近 8 週',
  year: '今年',
  own: '自訂',
  days: '日期',
  system: '系統',
  total: '{{count}} 件',
  totalButDrills: '{{count}} 件，不含演練 {{drills}} 件',
  print: '列印',
  failed: '分析載入失敗',
  empty: '這段期間沒有警報',
  emptyText: '有警報之後，這裡會列出等級、地點、時刻與確認的快慢。',
  byLevel: '等級',
  byLevelText: '由下而上 1 低、2 中、3 高、4 災害級',
  byPlace: '地點',
  byPlaceText: '前 {{count}} 處佔 {{share}}%',
  byHour: '時刻',
  speed: '多久有人確認',
  byHourText: '{{count}} 件以上加重',
  speedText: '點：一半　條：到九成',
  at10: '10 秒',
  at60: '1 分',
  at600: '10 分',
  at3600: '1 小時',
  level: '等級',
  count: '件',
  share: '比例',
  sum: '合計',
  place: '地點',
  mean: '平均處理',
  hours: '時段',
  half: '一半',
  most: '九成',
  unknown: '—',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmAnalysis: typeof alarmAnalysisTexts
  }
}

addTexts({ 'zh-TW': { alarmAnalysis: alarmAnalysisTexts } })
