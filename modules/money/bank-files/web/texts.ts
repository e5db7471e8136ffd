/** What the frame says of this module; the pages bring their own words. */
export const bankFilesTexts = {
  unmatched: '銷帳異常',
  paid: '查一筆款',
  reconcile: '對帳',
  formats: '銀行檔格式',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    bankFiles: typeof bankFilesTexts
  }
}
