/** What the frame says of the packages' pages; the pages bring their own words. */
export const packageRecordsTexts = {
  list: '全部包裹',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packageRecords: keyof typeof packageRecordsTexts
  }
}
