import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the cheques' page, namespace `chequesPage`; loaded with it. */
const chequesPageTexts = {
  views: '狀態',
  held: '未兌現',
  cashed: '已兌現',
  voided: '已作廢',
  search: '戶別、支票號碼、銀行',
  count: '{{count}} 張',
  sum: '合計 {{amount}}',
  due: '到期日',
  number: '支票號碼',
  bank: '付款銀行',
  household: '戶別',
  amount: '金額',
  day: '收票日',
  by: '經手人',
  state: '狀態',
  late: '已到期',
  cashedOn: '兌現日',
  cashedBy: '登記人',
  payer: '繳款人',
  voidAsked: '申請作廢中',
  voidedBy: '{{who}} {{when}} 作廢：{{reason}}',
  cash: '登記兌現',
  cashTitle: '支票 {{number}} 兌現？',
  cashText: '{{amount}} 從應收票據轉入銀行存款。',
  cashDone: '已登記兌現 {{number}}',
  dayNeeded: '請填寫兌現日',
  bounced: '跳票',
  bouncedReason: '支票跳票',
  empty: '沒有未兌現的支票',
  emptyText: '櫃台收的支票，兌現前都列在這裡。',
  notFound: '沒有符合的支票',
  notFoundText: '請換個關鍵字，或清除篩選。',
  loadFailed: '支票載入失敗',
} as const

addTexts({ 'zh-TW': { chequesPage: chequesPageTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    chequesPage: typeof chequesPageTexts
  }
}
