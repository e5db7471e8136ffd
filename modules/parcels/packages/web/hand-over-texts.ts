import { addTexts } from '#platform/web/i18n/texts.ts'

/** What a hand-over says of packages, namespace `packageHandOver`; loaded with its dialog. */
const packageHandOverTexts = {
  tab: '包裹',
  things: '包裹',
  counted: '包裹 {{count}} 件',
  recipient: '收件人',
  arrived: '到件',
  trackingNumber: '條碼',
  wholeHousehold: '全戶',
  takePieces: '取 {{count}} 件',
  inLocker: '請住戶至智取櫃取件',
  inLockerShort: '智取櫃內',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packageHandOver: typeof packageHandOverTexts
  }
}

addTexts({ 'zh-TW': { packageHandOver: packageHandOverTexts } })
