import type { HouseholdPartView, HouseholdPastView } from '#platform/web/frame/household-views.ts'
import { addTexts } from '#platform/web/i18n/texts.ts'

const facilityPastTexts = {
  title: '公設',
  part: '公設預約',
  draws: '公設抽籤',
  used: '使用{{title}}',
  missed: '預約{{title}}沒有到',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    facilityPast: typeof facilityPastTexts
  }
}

addTexts({ 'zh-TW': { facilityPast: facilityPastTexts } })

/** What of a household's bookings and draws goes along when it is merged. */
export const householdParts: readonly HouseholdPartView[] = [
  { name: 'facilityBookings', label: 'facilityPast:part' },
  { name: 'facilityDraws', label: 'facilityPast:draws' },
]

/** How the household's page tells of them. */
export const householdPasts: readonly HouseholdPastView[] = [
  {
    name: 'facilityBookings',
    label: 'facilityPast:title',
    words: 'facilityPast',
    changedBy: ['facilityBookings.'],
    service: [51],
    can: 'facilityBookings.view',
  },
]
