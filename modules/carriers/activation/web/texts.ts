export const activationTexts = {
  list: '開通狀態',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    activation: typeof activationTexts
  }
}
