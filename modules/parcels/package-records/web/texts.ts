/** What the frame says of the packages' pages; the pages bring their own words. */
export const packageRecordsTexts = {
  room: '郵務管理',
  list: '全部包裹',
  receive: '包裹領取',
  stockTake: '包裹盤點',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packageRecords: typeof packageRecordsTexts
  }
}
