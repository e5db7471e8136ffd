/** What the frame says of drills; the pages bring their own words. */
export const alarmDrillsTexts = {
  list: '警報演練',
  certificate: '警報演練證明',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmDrills: typeof alarmDrillsTexts
  }
}
