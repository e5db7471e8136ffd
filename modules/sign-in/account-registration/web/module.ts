import type { WebModule } from '#platform/web/frame/manifest.ts'
import { accountRegistrationContributions } from './contributions.ts'
import { registerRoute } from './screens.ts'
import { accountRegistrationTexts } from './texts.ts'

/** What the module account-registration brings to the front end. */
export const accountRegistrationWeb = {
  texts: { accountRegistration: accountRegistrationTexts },
  contributions: accountRegistrationContributions,
  screens: [registerRoute],
} as const satisfies WebModule
