import type { WebModule } from '#platform/web/frame/manifest.ts'
import { enterprisePortalsContributions } from './contributions.ts'

/** What the module enterprise-portals brings to the front end. */
export const enterprisePortalsWeb = {
  contributions: enterprisePortalsContributions,
} as const satisfies WebModule
