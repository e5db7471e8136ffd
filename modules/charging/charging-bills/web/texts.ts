/** What the frame says of bills of charging; the pages bring their own words. */
export const chargingBillsTexts = {
  title: '充電帳單',
  orders: '充電訂單檔',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    chargingBills: typeof chargingBillsTexts
  }
}
