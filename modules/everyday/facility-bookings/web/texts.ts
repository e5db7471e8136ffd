/** What the frame says of the pages of bookings; they bring their own words. */
export const facilityBookingsTexts = {
  week: '公設預約',
  desk: '公設報到',
  list: '公設預約紀錄',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    facilityBookings: typeof facilityBookingsTexts
  }
}
