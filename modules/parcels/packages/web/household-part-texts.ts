import { addTexts } from '#platform/web/i18n/texts.ts'

/** What pages of households say of packages, namespace `packageParts`; loaded with them. */
const packagePartsTexts = {
  packages: '待領包裹',
  count: '包裹 {{count}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packageParts: typeof packagePartsTexts
  }
}

addTexts({ 'zh-TW': { packageParts: packagePartsTexts } })
