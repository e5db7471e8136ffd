/** What the frame says of this module. */
export const managerCodesFrameTexts = {
  title: '管理員 QR 碼',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    managerCodesFrame: typeof managerCodesFrameTexts
  }
}
