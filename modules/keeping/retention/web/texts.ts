export const retentionTexts = {
  page: '資料保存期限',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    retention: typeof retentionTexts
  }
}
