/** What the frame says of readers; the dialog and the page bring the rest. */
export const readersFrameTexts = { test: '測試讀卡機' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    readersFrame: typeof readersFrameTexts
  }
}
