/** What the frame says of this module; the pages bring their own words. */
export const patrolsTexts = {
  page: '巡邏',
  setting: '巡邏點與路線',
  round: '巡邏中',
  queued: '{{count}} 個巡邏點',
  queuedAbout: '巡邏 {{name}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    patrols: typeof patrolsTexts
  }
}
