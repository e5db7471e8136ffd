import { addTexts } from '#platform/web/i18n/texts.ts'

/** What pages of households say of its fees. */
const householdFeesTexts = {
  title: '管理費',
  failed: '這一戶的管理費載入失敗',
  owes: '尚欠 {{amount}}',
  paidUp: '沒有未繳款項',
  overdue: '逾期 {{amount}}，已 {{days}} 天',
  prepaid: '預收款',
  waiting: '待銷帳',
  bills: '未繳繳費單',
  due: '{{day}} 到期',
  others: '其他繳款人的欠款',
  former: '前繳款人 {{payer}}',
  present: '現在的繳款人',
  payments: '最近繳款',
  reversed: '已撤銷',
  none: '還沒有繳款紀錄',
  take: '收款',
  statement: '對帳單',
  find: '查一筆款',
  leaving: '這一戶尚有管理費 {{amount}} 未繳（{{count}} 張）。遷出不會結清欠款。',
} as const

addTexts({ 'zh-TW': { householdFees: householdFeesTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    householdFees: typeof householdFeesTexts
  }
}
