import type { HouseholdPastView } from '#platform/web/frame/household-views.ts'
import { addTexts } from '#platform/web/i18n/texts.ts'

const carrierPastTexts = {
  title: '感應卡與手機',
  cardBound: '開通感應卡 …{{title}}',
  cardUnbound: '解除感應卡 …{{title}}',
  phoneBound: '開通手機 …{{title}}',
  phoneUnbound: '解除手機 …{{title}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    carrierPast: typeof carrierPastTexts
  }
}

addTexts({ 'zh-TW': { carrierPast: carrierPastTexts } })

/** How the household's page tells of them. */
export const householdPasts: readonly HouseholdPastView[] = [
  {
    name: 'carriers',
    label: 'carrierPast:title',
    words: 'carrierPast',
    changedBy: ['activation.'],
    can: 'activation.view',
  },
]
