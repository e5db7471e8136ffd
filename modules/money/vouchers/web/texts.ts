/** What the frame says of this module; the page brings its own words. */
export const vouchersTexts = {
  page: '收支管理',
  noService: '未啟用收支管理服務',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    vouchers: typeof vouchersTexts
  }
}
