import type { WebModule } from '#platform/web/frame/manifest.ts'
import { quickActivationContributions } from './contributions.ts'
import { quickActivationTexts } from './texts.ts'

/** What the module quick-activation brings to the front end. */
export const quickActivationWeb = {
  texts: { quickActivation: quickActivationTexts },
  contributions: quickActivationContributions,
} as const satisfies WebModule
