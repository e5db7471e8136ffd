/** What the frame says of this module; the pages bring their own words. */
export const arrearsTexts = {
  page: '催繳',
  settings: '催繳設定',
  overdue: '逾期',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    arrears: typeof arrearsTexts
  }
}
