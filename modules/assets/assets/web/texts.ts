/** What the frame says of assets; the pages bring their own words. */
export const assetsTexts = {
  list: '資產',
  asset: '資產內容',
  labels: '資產標籤',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    assets: typeof assetsTexts
  }
}
