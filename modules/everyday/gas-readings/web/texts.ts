/** What the frame says of the pages of readings; they bring their own words. */
export const gasReadingsTexts = {
  overview: '瓦斯抄表',
  round: '瓦斯抄表路線',
  form: '填寫瓦斯度數',
  queued: '{{count}} 戶瓦斯度數',
  queuedAbout: '瓦斯 {{label}} {{value}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    gasReadings: typeof gasReadingsTexts
  }
}
