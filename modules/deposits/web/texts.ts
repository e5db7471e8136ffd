export const depositsTexts = { counter: '待領寄放' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    deposits: keyof typeof depositsTexts
  }
}
