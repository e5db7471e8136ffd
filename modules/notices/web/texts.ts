/** What the frame and the duty board show of notices; the page's own texts come with the page. */
export const noticesFrameTexts = {
  title: '住戶通知',
  tile: '待處理通知',
  tags: '{{count}} 戶待掛牌',
  calls: '{{count}} 戶待打電話或對講',
  givenUp: '{{count}} 則未送達',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    noticesFrame: keyof typeof noticesFrameTexts
  }
}
