/** What the frame says of charging stations; the pages bring their own words. */
export const chargingStationsTexts = { connectors: '充電槍管理' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    chargingStations: typeof chargingStationsTexts
  }
}
