import type { English } from '#platform/web/i18n/english.ts'

export const prepaymentsEnglish: English<'prepaymentParts'> = {
  prepaymentParts: {
    prepayments: 'Paid ahead',
  },
}
