import type { HouseholdPastView } from '#platform/web/frame/household-views.ts'
import { addTexts } from '#platform/web/i18n/texts.ts'

const residentPastTexts = {
  title: '住戶',
  movedIn: '{{title}} 遷入',
  movedOut: '{{title}} 遷出',
  moved: '{{title}} 換戶',
  movedBack: '{{title}} 再次遷入',
  rented: '設為出租',
  rentEnded: '取消出租',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    residentPast: typeof residentPastTexts
  }
}

addTexts({ 'zh-TW': { residentPast: residentPastTexts } })

/** How the household's page tells of them. */
export const householdPasts: readonly HouseholdPastView[] = [
  {
    name: 'residents',
    label: 'residentPast:title',
    words: 'residentPast',
    changedBy: ['residents.'],
    can: 'residents.view',
  },
]
