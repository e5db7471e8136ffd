import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page, namespace `auditPage`; loaded with it. */
const auditPageTexts = {
  title: '稽核紀錄',
  thing: '單一對象',
  person: '操作人',
  module: '功能',
  action: '動作',
  target: '對象',
  address: '位址',
  addressShort: '位址開頭',
  day: '日期',
  when: '時間',
  who: '操作人',
  what: '動作',
  whom: '對象',
  changes: '變更',
  from: '位址',
  device: '裝置',
  reason: '原因',
  before: '之前',
  after: '之後',
  content: '內容',
  field: '欄位',
  noChanges: '沒有記下內容',
  nothing: '（空白）',
  othersSame: '其餘 {{count}} 項不變',
  unfold: '看全文',
  fold: '收起',
  moreChanges: '{{first}}，共 {{count}} 項',
  onlyThis: '只看這個對象',
  ofOne: '對象 {{name}}',
  allThings: '看全部',
  detail: '{{action}}，{{who}}',
  loadFailed: '紀錄載入失敗',
  empty: '沒有符合的紀錄',
  emptyText: '換個日期或清除篩選再試。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    auditPage: typeof auditPageTexts
  }
}

addTexts({ 'zh-TW': { auditPage: auditPageTexts } })
