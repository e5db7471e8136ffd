import type { WebModule } from '#platform/web/frame/manifest.ts'
import { feeNoticesContributions } from './contributions.ts'

/** What the module fee-notices brings to the front end. */
export const feeNoticesWeb = {
  contributions: feeNoticesContributions,
} as const satisfies WebModule
