/** What the frame says of the settings of assets; the page brings its own words. */
export const assetSettingsTexts = { title: '資產設定' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    assetSettings: typeof assetSettingsTexts
  }
}
