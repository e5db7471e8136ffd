/** What the frame says of lockers; the pages bring their own words. */
export const lockersTexts = { pending: '智取櫃待處理', status: '智取櫃' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    lockers: typeof lockersTexts
  }
}
