export const visitorSettingsTexts = { title: '訪客設定' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorSettings: typeof visitorSettingsTexts
  }
}
