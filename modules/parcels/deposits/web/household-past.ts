import type { HouseholdPastView } from '#platform/web/frame/household-views.ts'
import { addTexts } from '#platform/web/i18n/texts.ts'

const depositPastTexts = {
  title: '寄放物',
  arrived: '登記寄放 {{title}}',
  handedOver: '領取寄放 {{title}}',
  voided: '寄放 {{title}} 取消登記',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    depositPast: typeof depositPastTexts
  }
}

addTexts({ 'zh-TW': { depositPast: depositPastTexts } })

/** How the household's page tells of them. */
export const householdPasts: readonly HouseholdPastView[] = [
  {
    name: 'deposits',
    label: 'depositPast:title',
    words: 'depositPast',
    changedBy: ['deposits.'],
    service: [48],
    can: 'deposits.view',
  },
]
