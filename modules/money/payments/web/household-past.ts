import type { HouseholdPastView } from '#platform/web/frame/household-views.ts'
import { addTexts } from '#platform/web/i18n/texts.ts'

const paymentPastTexts = {
  title: '繳費',
  paid: '繳費 {{title}}',
  reversed: '收款 {{title}} 作廢',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    paymentPast: typeof paymentPastTexts
  }
}

addTexts({ 'zh-TW': { paymentPast: paymentPastTexts } })

/** How the household's page tells of them. */
export const householdPasts: readonly HouseholdPastView[] = [
  {
    name: 'payments',
    label: 'paymentPast:title',
    words: 'paymentPast',
    changedBy: ['payments.'],
    service: [2],
    can: 'arrears.view',
  },
]
