export const communitiesTexts = {
  main: '社區服務',
  features: '社區功能設定',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    communities: typeof communitiesTexts
  }
}
