/** What the frame says of the parcel desk's settings; the page brings its own. */
export const packageSettingsTexts = {
  title: '郵務設定',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packageSettings: typeof packageSettingsTexts
  }
}
