/** What the frame says of this module; the pages bring their own words. */
export const rulesTexts = { list: '規約辦法', edit: '編輯規約辦法', detail: '規約辦法內容' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    rules: typeof rulesTexts
  }
}
