import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of a household's page of lockers, namespace `lockerParcelPage`; loaded with it. */
const lockerParcelPageTexts = {
  title: '智取櫃取件',
  failed: '取件頁載入失敗',
  none: '目前沒有包裹在智取櫃',
  noneText: '包裹可能已取走，或已移到櫃台。',
  code: '取件碼',
  heldUntil: '保留到 {{time}}，之後移到櫃台',
  serial: '流水號 {{serial}}',
  tutorial: '使用教學',
  how: '在櫃體上輸入取件碼，櫃門就會打開；取件碼用一次就失效。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    lockerParcelPage: typeof lockerParcelPageTexts
  }
}

addTexts({ 'zh-TW': { lockerParcelPage: lockerParcelPageTexts } })
