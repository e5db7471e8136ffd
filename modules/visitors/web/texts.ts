export const visitorsTexts = { counter: '在場訪客' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitors: keyof typeof visitorsTexts
  }
}
