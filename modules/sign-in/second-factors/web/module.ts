import type { WebModule } from '#platform/web/frame/manifest.ts'
import { secondFactorsContributions } from './contributions.ts'

/** What the module second-factors brings to the front end. */
export const secondFactorsWeb = {
  contributions: secondFactorsContributions,
} as const satisfies WebModule
