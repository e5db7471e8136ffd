/** What the frame says of this module; the pages bring their own words. */
export const paymentsTexts = {
  take: '櫃台收款',
  writeoffs: '銷帳紀錄',
  cheques: '支票',
  deposit: '預收款',
  entryReports: '收據日報',
  toApprove: '待覆核',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    payments: typeof paymentsTexts
  }
}
