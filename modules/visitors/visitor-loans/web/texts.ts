export const visitorLoansTexts = { list: '借用物品' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorLoans: typeof visitorLoansTexts
  }
}
