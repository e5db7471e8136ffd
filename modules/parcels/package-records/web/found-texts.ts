import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the search says of packages, namespace `packagesFound`; loaded with it. */
const packagesFoundTexts = {
  packages: '包裹',
  handedOver: '已領取',
  returned: '已退件',
  voided: '已取消登記',
  lost: '遺失',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packagesFound: typeof packagesFoundTexts
  }
}

addTexts({ 'zh-TW': { packagesFound: packagesFoundTexts } })
