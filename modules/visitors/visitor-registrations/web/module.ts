import type { WebModule } from '#platform/web/frame/manifest.ts'
import { visitorRegistrationsContributions } from './contributions.ts'
import { registrationFormRoute, registrationSuccessRoute, registrationListRoute } from './screens.ts'
import { visitorRegistrationsTexts } from './texts.ts'

/** What the module visitor-registrations brings to the front end. */
export const visitorRegistrationsWeb = {
  texts: { visitorRegistrations: visitorRegistrationsTexts },
  contributions: visitorRegistrationsContributions,
  screens: [registrationFormRoute, registrationSuccessRoute, registrationListRoute],
} as const satisfies WebModule
