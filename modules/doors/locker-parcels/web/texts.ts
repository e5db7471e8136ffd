/** What the frame says of parcels in lockers; the page brings its own words. */
export const lockerParcelsTexts = { parcels: '智取櫃取件' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    lockerParcels: typeof lockerParcelsTexts
  }
}
