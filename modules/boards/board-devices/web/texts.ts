/** What the frame says of this module; the pages bring their own words. */
export const boardDevicesTexts = {
  title: '電子看板',
  settings: '看板設定與螢幕',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    boardDevices: typeof boardDevicesTexts
  }
}
