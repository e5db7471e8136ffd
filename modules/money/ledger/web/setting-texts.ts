import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the setting page, namespace `ledgerSetting`; loaded with it. */
const ledgerSettingTexts = {
  lead: '登記收支時可以選擇的帳戶與項目；停用的不再提供，已登記的不受影響。',
  asset: '現金與銀行帳戶',
  income: '收入項目',
  expense: '支出項目',
  add_asset: '新增帳戶',
  add_income: '新增收入項目',
  add_expense: '新增支出項目',
  fixed: '系統入帳',
  loadFailed: '收支項目載入失敗',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    ledgerSetting: typeof ledgerSettingTexts
  }
}

addTexts({ 'zh-TW': { ledgerSetting: ledgerSettingTexts } })
