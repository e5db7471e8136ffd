import { addTexts } from '#platform/web/i18n/texts.ts'
import './page-texts.ts'

/** The words of the report of receipts, namespace `entryReportsPage`; loaded with it. */
const entryReportsPageTexts = {
  views: '檢視',
  clerks: '依經手人',
  dayView: '每日合計',
  days: '開立日',
  by: '經手人',
  bySearch: '經手人姓名',
  count: '有效',
  counted: '{{count}} 張',
  amount: '金額',
  toBills: '銷帳',
  toPrepayment: '轉預收',
  voided: '作廢',
  numbers: '號碼',
  span: '{{first}} 至 {{last}}',
  rows: '{{count}} 列',
  sums: '有效 {{count}} 張　{{amount}}',
  sumsVoided: '　作廢 {{count}} 張',
  whole: '{{year}} 年收據：開到 {{last}}，共 {{count}} 號，作廢 {{voided}} 號，沒有缺號。',
  missing: '{{year}} 年收據缺號：{{numbers}}。收據號碼應連續，請匯出本頁並聯絡系統管理員。',
  failed: '收據日報載入失敗',
  export: '匯出 Excel',
  print: '列印',
  empty: '這段期間沒有收據',
  emptyText: '收款並銷帳後，收據會依日期、經手人與收款管道列在這裡。',
  notFound: '沒有符合的收據',
  notFoundText: '請換個日期或收款管道，或清除篩選。',
  detail: '{{day}} 的收據',
  allOfDay: '全日',
  voidedOf: '作廢 {{count}} 張',
  receipts: '收據明細',
  receiptsFailed: '收據明細載入失敗',
  voidedBy: '{{who}} {{when}} 作廢：{{reason}}',
  firstOf: '只列最新 {{count}} 張；全部請到銷帳紀錄查詢。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    entryReportsPage: typeof entryReportsPageTexts
  }
}

addTexts({ 'zh-TW': { entryReportsPage: entryReportsPageTexts } })
