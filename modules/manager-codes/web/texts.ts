/** What the frame says of this module. */
export const managerCodesFrameTexts = {
  title: '管理人員識別碼',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    managerCodesFrame: keyof typeof managerCodesFrameTexts
  }
}
