/** What the frame says of charging; the pages bring their own words. */
export const chargingSessionsTexts = {
  dashboard: '充電管理',
  records: '充電紀錄',
  history: '充電槍紀錄',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    chargingSessions: typeof chargingSessionsTexts
  }
}
