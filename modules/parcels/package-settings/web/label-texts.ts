import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the shelf label, namespace `packageLabel`; they come with it. */
const packageLabelTexts = {
  spoken: '標籤：{{label}}，位置 {{position}}，流水號 {{serialNumber}}',
  draft: '標籤預覽：登記後才有流水號',
  serialDraft: '––––',
  household: '戶別',
  wholeHousehold: '全戶',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packageLabel: typeof packageLabelTexts
  }
}

addTexts({ 'zh-TW': { packageLabel: packageLabelTexts } })
