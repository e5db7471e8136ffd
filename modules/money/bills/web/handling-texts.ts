import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of what is done with the bills of a run and what narrows them, namespace `billHandling`; loaded with the pages. */
const billHandlingTexts = {
  building: '棟別',
  notice: '通知',
  notice_none: '還沒通知',
  notice_told: '已通知',
  notice_unreached: '通知不到',
  payer_owner: '屋主',
  payer_renter: '租客',
  payer_resident: '住戶',
  owing: '欠繳',
  owing_upTo30: '逾期 30 天內',
  owing_over30: '逾期超過 30 天',
  owing_part: '部分繳',
  owing_carrying: '有前期未繳',
  owing_waits: '有款待銷帳',
  handling: '處理',
  handling_told: '已通知',
  handling_unreached: '通知不到',
  waitsOf: '{{count}} 筆待銷帳',
  stepOf: '{{step}} {{count}} 次',
  step_reminder: '提醒',
  step_notice: '通知',
  step_demand: '催告',
  step_certified: '存證信函',
  step_order: '支付命令',
  isOpening: '期初（Lobby 之前的欠款與預收）',
  openingName: '期初',
  openingText: '先建立空白的期初期別，再逐戶加開；或用 Excel 匯入。不計入收入，由另一位人員發行。',
  openingNote: '期初：不計入收入；合計低於 0 的繳費單，發行時轉為預收款。須由另一位人員發行。',
  openingLine: '前期欠款',
  dun: '催繳 {{count}} 戶',
  dunKey: '催繳',
  dunWaits: '{{count}} 戶有款待銷帳，先不催',
  takeMoney: '櫃台收款',
  voidManyTitle: '作廢 {{count}} 張繳費單？',
  voidedMany: '已作廢 {{count}} 張',
} as const

addTexts({ 'zh-TW': { billHandling: billHandlingTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    billHandling: typeof billHandlingTexts
  }
}
