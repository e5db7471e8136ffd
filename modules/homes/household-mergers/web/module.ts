import type { WebModule } from '#platform/web/frame/manifest.ts'
import { householdMergersContributions } from './contributions.ts'

/** What the module household-mergers brings to the front end. */
export const householdMergersWeb = {
  contributions: householdMergersContributions,
} as const satisfies WebModule
