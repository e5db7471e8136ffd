/** What the frame says of this module; the pages bring their own words. */
export const dutyRostersTexts = {
  page: '班表',
  own: '我的班',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    dutyRosters: typeof dutyRostersTexts
  }
}
