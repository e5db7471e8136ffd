/** What the frame says of stock-takes; the pages bring their own words. */
export const stockTakesTexts = {
  list: '資產盤點',
  take: '盤點內容',
  round: '手機盤點',
  queued: '{{count}} 項盤點',
  queuedAbout: '盤點 {{number}}　{{name}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    stockTakes: typeof stockTakesTexts
  }
}
