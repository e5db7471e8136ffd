/** What the frame says of suppliers; the pages bring their own words. */
export const suppliersTexts = { list: '廠商', edit: '編輯廠商', detail: '廠商資料' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    suppliers: typeof suppliersTexts
  }
}
