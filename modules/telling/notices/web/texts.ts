/** What the frame shows of notices; all other texts come with what shows them. */
export const noticesFrameTexts = {
  title: '住戶通知',
  setting: '通知設定',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    noticesFrame: typeof noticesFrameTexts
  }
}
