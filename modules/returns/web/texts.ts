export const returnsTexts = { counter: '待取退件' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    returns: keyof typeof returnsTexts
  }
}
