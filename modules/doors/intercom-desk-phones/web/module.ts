import type { WebModule } from '#platform/web/frame/manifest.ts'
import { intercomDeskPhonesContributions } from './contributions.ts'
import { deskPhoneRoute } from './screens.ts'
import { intercomDeskPhonesTexts } from './texts.ts'

/** What the module intercom-desk-phones brings to the front end. */
export const intercomDeskPhonesWeb = {
  texts: { intercomDeskPhones: intercomDeskPhonesTexts },
  contributions: intercomDeskPhonesContributions,
  screens: [deskPhoneRoute],
} as const satisfies WebModule
