export const auditTexts = {
  page: '稽核紀錄',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    audit: typeof auditTexts
  }
}
