import type { WebModule } from '#platform/web/frame/manifest.ts'
import { activationContributions } from './contributions.ts'
import { activationRoute } from './screens.ts'
import { activationTexts } from './texts.ts'

/** What the module activation brings to the front end. */
export const activationWeb = {
  texts: { activation: activationTexts },
  contributions: activationContributions,
  screens: [activationRoute],
} as const satisfies WebModule
