import type { HouseholdPastView } from '#platform/web/frame/household-views.ts'
import { addTexts } from '#platform/web/i18n/texts.ts'

const visitPastTexts = {
  title: '訪客',
  came: '訪客 {{title}} 到訪',
  left: '訪客 {{title}} 離開',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitPast: typeof visitPastTexts
  }
}

addTexts({ 'zh-TW': { visitPast: visitPastTexts } })

/** How the household's page tells of them. */
export const householdPasts: readonly HouseholdPastView[] = [
  {
    name: 'visits',
    label: 'visitPast:title',
    words: 'visitPast',
    changedBy: ['visitors.'],
    service: [17, 50],
    can: 'visitors.view',
  },
]
