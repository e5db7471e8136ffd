/** The words of the header; those of the search itself come with it. */
export const searchTexts = {
  title: '搜尋',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    search: typeof searchTexts
  }
}
