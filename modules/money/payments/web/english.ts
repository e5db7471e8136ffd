import type { English } from '#platform/web/i18n/english.ts'

export const paymentsEnglish: English<'feeCashSections'> = {
  feeCashSections: {
    feeCash: 'Cash of fees',
  },
}
