export const pushTexts = {
  page: '瀏覽器通知',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    push: typeof pushTexts
  }
}
