import type { HouseholdPastView } from '#platform/web/frame/household-views.ts'
import { addTexts } from '#platform/web/i18n/texts.ts'

const packagePastTexts = {
  title: '包裹',
  arrived: '登記包裹 {{title}}',
  handedOver: '領取包裹 {{title}}',
  returned: '包裹 {{title}} 退回',
  voided: '包裹 {{title}} 取消登記',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    packagePast: typeof packagePastTexts
  }
}

addTexts({ 'zh-TW': { packagePast: packagePastTexts } })

/** How the household's page tells of them. */
export const householdPasts: readonly HouseholdPastView[] = [
  {
    name: 'packages',
    label: 'packagePast:title',
    words: 'packagePast',
    changedBy: ['packages.'],
    service: [49],
    can: 'packages.view',
  },
]
