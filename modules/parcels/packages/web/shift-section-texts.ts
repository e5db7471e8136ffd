import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the list of a shift change says of packages, namespace `packageSections`; loaded with it. */
const packageSectionsTexts = {
  packages: '包裹',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packageSections: typeof packageSectionsTexts
  }
}

addTexts({ 'zh-TW': { packageSections: packageSectionsTexts } })
