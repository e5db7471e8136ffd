import type { WebModule } from '#platform/web/frame/manifest.ts'
import { phoneCodesContributions } from './contributions.ts'

/** What the module phone-codes brings to the front end. */
export const phoneCodesWeb = {
  contributions: phoneCodesContributions,
} as const satisfies WebModule
