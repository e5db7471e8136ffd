/** What the frame shows of shift changes; the page's own texts come with the page. */
export const shiftChangesTexts = {
  title: '交接清單',
  act: '交接清單',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    shiftChanges: typeof shiftChangesTexts
  }
}
