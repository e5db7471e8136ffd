/** What the frame says of rates; the pages bring their own words. */
export const chargingTrialsTexts = {
  rates: '充電費率',
  parking: '超時占用費',
  submit: '儲存並送審',
  copy: '複製時段到另一季',
  byHousehold: '逐戶試算',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    chargingTrials: typeof chargingTrialsTexts
  }
}
